import type { Loss, Omission, QuizLoss } from '@probant/contract/exchange/formats'
import { isWrittenAs, partFor } from '../kinds/index.ts'
import type { OutgoingQuiz, WritableQuestion, Writer } from './format.ts'

/** Why a question stays out of a file: its kind has no way to be written there, or the format can't hold it. */
export function omissionOf({ part, omission }: Writer, question: WritableQuestion): Omission | undefined {
  if (part && !isWrittenAs(part, question.draft)) return 'typeUnknown'
  return omission?.(question)
}

/** What a question goes out without: as any other does, and as its kind does. */
export function lossesOf({ part, losses, version }: Writer, question: WritableQuestion): Loss[] {
  const own = part && partFor(part, question.draft)
  return [
    ...(losses?.(question) ?? []),
    ...(own && 'losses' in own ? (own.losses?.(question, version) ?? []) : []),
  ]
}

export function quizLossesOf({ quizLosses }: Writer, quiz: OutgoingQuiz): QuizLoss[] {
  return quizLosses?.(quiz) ?? []
}
