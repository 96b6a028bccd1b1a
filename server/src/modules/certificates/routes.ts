import {
  checkCertificate,
  countCertificates,
  exportCertificates,
  getCertificateFile,
  getOwnCertificate,
  getOwnCertificateFile,
  giveBackCertificate,
  nameOwnCertificate,
  withdrawCertificate,
} from '@probant/contract/certificates/certificate'
import type { FastifyReply } from 'fastify'
import type { Waiting } from '#server/platform/files/making.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { attachment } from '#server/platform/http/attachment.ts'
import { leavingOf } from '#server/platform/http/leaving.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Certificates } from './index.ts'
import type { CertificateFile } from './paper/service.ts'

export function certificateRoutes(serve: Serve, certificates: Certificates) {
  serve(checkCertificate, ({ params, caller, reply }) => {
    // Withdrawn is withdrawn at once, and no search engine lists people.
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex')
    return certificates.check(params.number, caller.address)
  })
  serve(getOwnCertificate, ({ actor, params }) => certificates.getOwn(actor, params.quizId))
  serve(nameOwnCertificate, ({ actor, params, body }) =>
    certificates.nameOwn(actor, params.quizId, body.name),
  )
  serve(withdrawCertificate, ({ actor, params, body }) => certificates.withdraw(actor, params, body.reason))
  serve(countCertificates, ({ actor, params }) => certificates.count(actor, params.quizId))

  serve(getOwnCertificateFile, async ({ actor, params, caller, reply }) =>
    sent(reply, await certificates.files.openOwn(waitingOf(actor, reply), params.quizId, caller.locale)),
  )
  serve(getCertificateFile, async ({ actor, params, reply }) =>
    sent(reply, await certificates.files.open(waitingOf(actor, reply), params)),
  )
  serve(exportCertificates, async ({ actor, params, querystring, reply }) =>
    sent(reply, await certificates.files.openAll(waitingOf(actor, reply), params.quizId, querystring.part)),
  )
  serve(giveBackCertificate, ({ actor, params }) => certificates.giveBack(actor, params))
}

function waitingOf(actor: Actor, reply: FastifyReply): Waiting {
  return { actor, signal: leavingOf(reply) }
}

function sent(reply: FastifyReply, { fileName, mediaType, content }: CertificateFile) {
  reply.header('content-disposition', attachment(fileName)).type(mediaType)
  return content
}
