import { ERRORS, isErrorName } from '@probant/contract/errors'
import type { Dropped, Generation } from '@probant/contract/generation'
import type { Locale } from '@probant/contract/locales'
import { errorSentence } from '@probant/contract/sentences'
import type { GenerationRow } from './repository.ts'

export function presentGeneration(row: GenerationRow, locale: Locale): Generation {
  const { subject, language, counts, types, text } = row.request
  return {
    id: row.id,
    status: row.status,
    subject,
    language,
    counts,
    types,
    hasText: text !== '',
    generator: row.generator,
    asked: row.asked,
    delivered: row.delivered,
    rejected: row.rejected,
    ahead: row.status === 'running' ? row.waitingAhead : null,
    failure: presentFailure(row.failure, locale),
    startedAt: row.startedAt.toISOString(),
  }
}

/** What can be taken back, in its order. */
export function presentDropped({ discarded }: GenerationRow): Dropped[] {
  return discarded
    .filter(({ isReplaced }) => !isReplaced)
    .map(({ number, questionId, question }) => ({ number, questionId, title: question.title }))
    .sort((one, other) => one.number - other.number)
}

function presentFailure(failure: GenerationRow['failure'], locale: Locale): Generation['failure'] {
  if (!failure) return null
  const name = isErrorName(failure.name) ? failure.name : 'generationFailed'
  return { code: ERRORS[name].code, message: errorSentence(locale, name, failure.params) }
}
