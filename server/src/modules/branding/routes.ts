import {
  deleteBranding,
  getBranding,
  getLogo,
  LOGO_TYPES,
  saveBranding,
  uploadLogo,
} from '@probant/contract/branding/branding'
import type { FastifyInstance } from 'fastify'
import type { Serve } from '#server/platform/http/serve.ts'
import { incomingFile, takeFiles } from '#server/platform/http/uploads.ts'
import type { Branding } from './index.ts'

export function brandingRoutes(serve: Serve, branding: Branding) {
  serve(getBranding, ({ actor, workspace }) => branding.get(actor, workspace))
  serve(saveBranding, ({ actor, workspace, body }) => branding.save(actor, workspace, body))
  serve(deleteBranding, ({ actor, workspace }) => branding.delete(actor, workspace))
}

/** In a context of its own: here the body is a file. */
export function logoRoutes(api: FastifyInstance, serve: Serve, { logos }: Branding) {
  takeFiles(api, [...LOGO_TYPES])
  serve(uploadLogo, ({ actor, workspace, request }) => logos.upload(actor, workspace, incomingFile(request)))
  serve(getLogo, async ({ params, reply }) => {
    const { type, bytes } = await logos.get(params.logoId)
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
