import {
  checkCertificate,
  getOwnCertificate,
  giveBackCertificate,
  nameOwnCertificate,
  withdrawCertificate,
} from '@probant/contract/certificates/certificate'
import type { Serve } from '#server/platform/http/serve.ts'
import type { Certificates } from './index.ts'

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
  serve(giveBackCertificate, ({ actor, params }) => certificates.giveBack(actor, params))
}
