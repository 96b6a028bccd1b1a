import {
  deleteBranding,
  getBranding,
  getLogo,
  LOGO_TYPES,
  saveBranding,
  uploadLogo,
  uploadSignature,
} from '@probant/contract/branding/branding'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '#server/platform/http/serve.ts'
import { incomingFile, takeFiles } from '#server/platform/http/uploads.ts'
import { PICTURE_HEADERS } from '#server/platform/pictures/picture-headers.ts'
import type { Branding } from './index.ts'

export function brandingRoutes(serve: Serve, branding: Branding) {
  serve(getBranding, ({ actor, workspace }) => branding.get(actor, workspace))
  serve(saveBranding, ({ actor, workspace, body }) => branding.save(actor, workspace, body))
  serve(deleteBranding, ({ actor, workspace }) => branding.delete(actor, workspace))
}

/** In a context of its own: here the body is a file. */
export function logoRoutes(api: FastifyInstance, serve: Serve, { logos }: Branding) {
  takeFiles(api, [...LOGO_TYPES])
  serve(uploadLogo, ({ actor, workspace, request }) =>
    logos.upload(actor, workspace, 'logo', incomingFile(request)),
  )
  serve(uploadSignature, ({ actor, workspace, request }) =>
    logos.upload(actor, workspace, 'signature', incomingFile(request)),
  )
  serve(getLogo, async ({ params, reply }) => {
    const { type, bytes } = await logos.get(params.logoId)
    reply.headers({ 'content-type': type, ...PICTURE_HEADERS })
    return bytes
  })
}
