import { DOCUMENT_MAX_BYTES, readDocument } from '@probant/contract/generation'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { refusal } from '#server/platform/errors.ts'
import { answerError } from '#server/platform/http/error-handler.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { DocumentService } from './service.ts'

/** In a context of its own: the body is the file, whatever it calls itself, and may be larger than any other. */
export function documentRoutes(
  api: FastifyInstance,
  serve: Serve,
  { documents }: { documents: DocumentService },
) {
  api.removeAllContentTypeParsers()
  api.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: DOCUMENT_MAX_BYTES },
    (_request, body, done) => done(null, body),
  )
  api.setErrorHandler<FastifyError>((error, request, reply) => {
    const isTooLarge = error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    return answerError(
      isTooLarge ? (refusal('documentTooLarge') as unknown as FastifyError) : error,
      request,
      reply,
    )
  })
  serve(readDocument, ({ actor, querystring, request, reply }) =>
    documents.read(actor, {
      name: querystring.name,
      bytes: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
      signal: leavingOf(reply),
    }),
  )
}

/** The answer's end before it was given: nobody waits for it any more. */
function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}
