import type { Locale } from '@probant/contract/locales'
import type { TrialOutcome } from '#server/modules/generation/index.ts'

type Failure = Extract<TrialOutcome, { failure: string }>

const en = {
  keyRefused: (status: number) => `The provider refused the key (HTTP ${status}).`,
  unknownModel: (status: number) => `The provider doesn’t know this address or model (HTTP ${status}).`,
  tooBusy: (status: number) => `The provider is too busy, or your credit has run out (HTTP ${status}).`,
  refused: (status: number) => `The provider refused to answer (HTTP ${status}).`,
  timeout: 'The provider didn’t answer in time.',
  unreachable: 'The provider can’t be reached, or stopped in the middle.',
  unreadable: 'It answered, but there was no question in the answer.',
  unusable: 'It answered, but with no usable question.',
}

const fr: typeof en = {
  keyRefused: (status) => `Le fournisseur a refusé la clé (HTTP ${status}).`,
  unknownModel: (status) => `Le fournisseur ne connaît pas cette adresse ou ce modèle (HTTP ${status}).`,
  tooBusy: (status) => `Le fournisseur est surchargé, ou le crédit est épuisé (HTTP ${status}).`,
  refused: (status) => `Le fournisseur a refusé de répondre (HTTP ${status}).`,
  timeout: 'Le fournisseur n’a pas répondu à temps.',
  unreachable: 'Le fournisseur est injoignable, ou s’est interrompu en cours de réponse.',
  unreadable: 'Une réponse a été reçue, mais elle ne contenait aucune question.',
  unusable: 'Une réponse a été reçue, mais sans question utilisable.',
}

const SENTENCES = { en, fr }

/** What went wrong, for the administrator: enough to find the mistake, and never the provider's own words. */
export function failureSentence(locale: Locale, { failure, httpStatus = 0 }: Failure): string {
  const sentences = SENTENCES[locale]
  if (failure !== 'status') return sentences[failure]
  if (httpStatus === 401 || httpStatus === 403) return sentences.keyRefused(httpStatus)
  if (httpStatus === 404) return sentences.unknownModel(httpStatus)
  return httpStatus === 429 ? sentences.tooBusy(httpStatus) : sentences.refused(httpStatus)
}
