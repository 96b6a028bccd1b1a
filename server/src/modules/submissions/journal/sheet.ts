import type { GivenAnswer, JournalEntry } from '@probant/contract/submissions/taking'
import type { DrawnSections } from '#server/modules/quizzes/index.ts'

type QuestionType = GivenAnswer['type']

/** As much of a participant's paper as is needed to read what they answer. */
export type Sheet = ReadonlyMap<string, { type: QuestionType; answerOrder: readonly number[] }>

export function sheetOf(drawn: DrawnSections): Sheet {
  const questions = drawn.flatMap((section) => section.questions)
  return new Map(
    questions.map(({ questionId, content, answerOrder }) => [
      questionId,
      { type: content.type, answerOrder },
    ]),
  )
}

/**
 * The entry as it is kept: a choice by its place in the bank, so that it means the same on every paper. Nothing where
 * the question is not on theirs, or can't be answered so.
 */
export function kept(sheet: Sheet, entry: JournalEntry): JournalEntry | undefined {
  const question = sheet.get(entry.questionId)
  if (!question || (entry.answer && entry.answer.type !== question.type)) return undefined
  if (entry.answer?.type !== 'multiple_choice') return entry
  const place = question.answerOrder[entry.answer.place]
  return place === undefined ? undefined : { ...entry, answer: { type: 'multiple_choice', place } }
}

/** The same as their paper shows it. */
export function shown(sheet: Sheet, entry: JournalEntry): JournalEntry | undefined {
  const question = sheet.get(entry.questionId)
  if (!question) return undefined
  if (entry.answer?.type !== 'multiple_choice') return entry
  const place = question.answerOrder.indexOf(entry.answer.place)
  return { ...entry, answer: { type: 'multiple_choice', place } }
}
