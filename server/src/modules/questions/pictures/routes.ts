import { getPicture, PICTURE_TYPES, uploadPicture } from '@probant/contract/pictures'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '#server/platform/http/serve.ts'
import { incomingFile, takeFiles } from '#server/platform/http/uploads.ts'
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
    reply.headers({
      'content-type': type,
      // What has this id never changes.
      'cache-control': 'public, max-age=31536000, immutable',
      // Nobody's file is ever more than a picture here, even when it is opened by itself.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    return bytes
  })
}
