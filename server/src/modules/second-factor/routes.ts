import {
  confirmAuthenticator,
  getSecondFactor,
  removeAuthenticator,
  renewRecoveryCodes,
  showSecondFactor,
  startAuthenticator,
} from '@probant/contract/second-factor/own'
import type { Serve } from '#server/platform/http/serve.ts'
import type { SecondFactors } from './index.ts'

export function secondFactorRoutes(serve: Serve, secondFactor: SecondFactors) {
  serve(getSecondFactor, ({ actor }) => secondFactor.get(actor))
  serve(startAuthenticator, ({ actor, body }) => secondFactor.startAuthenticator(actor, body))
  serve(confirmAuthenticator, ({ actor, body, caller }) =>
    secondFactor.confirmAuthenticator(actor, body, caller),
  )
  serve(removeAuthenticator, ({ actor }) => secondFactor.removeAuthenticator(actor))
  serve(renewRecoveryCodes, ({ actor }) => secondFactor.renewRecoveryCodes(actor))
  serve(showSecondFactor, ({ actor, body, caller }) => secondFactor.show(actor, body, caller))
}
