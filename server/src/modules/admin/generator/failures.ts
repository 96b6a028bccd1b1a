import { ERRORS, type ErrorName } from '@probant/contract/errors'
import type { Locale } from '@probant/contract/locales'
import { errorSentence } from '@probant/contract/sentences'
import type { TrialOutcome } from '#server/modules/generation/index.ts'

type Failure = NonNullable<TrialOutcome['failure']>

const NAMES: Record<Failure['kind'], ErrorName> = {
  keyRefused: 'modelKeyRefused',
  unknownModel: 'modelUnknown',
  busy: 'modelBusy',
  refused: 'modelRefused',
  unknownHost: 'modelHostUnknown',
  notListening: 'modelNotListening',
  notTrusted: 'modelNotTrusted',
  unreachable: 'modelUnreachable',
  timeout: 'modelTooSlow',
  unreadable: 'modelUnreadable',
  unusable: 'modelUnusable',
}

/** What went wrong and what to do, for the administrator: never in the provider's own words. */
export function presentFailure(locale: Locale, { kind, httpStatus = 0 }: Failure, host: string | null) {
  const name = NAMES[kind]
  return {
    code: ERRORS[name].code,
    message: errorSentence(locale, name, { status: httpStatus, host: host ?? '' }),
  }
}
