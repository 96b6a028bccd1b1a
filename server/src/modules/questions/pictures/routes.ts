import { getPicture, PICTURE_TYPES, uploadPicture } from '@probant/contract/pictures'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '#server/platform/http/serve.ts'
import { incomingFile, takeFiles } from '#server/platform/http/uploads.ts'
import { PICTURE_HEADERS } from '#server/platform/pictures/picture-headers.ts'
import type { PictureService } from './service.ts'

/** In a context of its own: here the body is a file. */
export function pictureRoutes(
  api: FastifyInstance,
  serve: Serve,
  { pictures }: { pictures: PictureService },
) {
  takeFiles(api, [...PICTURE_TYPES])
  serve(uploadPicture, ({ actor, workspace, request }) =>
    pictures.upload(actor, workspace, incomingFile(request)),
  )
  serve(getPicture, async ({ params, reply }) => {
    const { type, bytes } = await pictures.get(params.pictureId)
    reply.headers({ 'content-type': type, ...PICTURE_HEADERS })
    return bytes
  })
}
