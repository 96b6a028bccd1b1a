import type { GivenAnswer, JournalEntry } from '@probant/contract/submissions/taking'
import { kindOf } from '@probant/kinds'
import type { DrawnSections } from '#server/modules/quizzes/index.ts'
import type { NameOnPaper } from '../paper-names.ts'

interface SheetQuestion {
  questionId: string
  /** What it is called on this paper. */
  name: string
  type: GivenAnswer['type']
  order: readonly number[]
}

/** As much of a participant's paper as is needed to read what they answer. */
export interface Sheet {
  /** In the order of the paper. */
  questionIds: readonly string[]
  byName: ReadonlyMap<string, SheetQuestion>
  byId: ReadonlyMap<string, SheetQuestion>
}

export function sheetOf(drawn: DrawnSections, nameOf: NameOnPaper): Sheet {
  const questions = drawn
    .flatMap((section) => section.questions)
    .map(({ questionId, content, order }) => ({
      questionId,
      name: nameOf(questionId),
      type: content.type,
      order,
    }))
  return {
    questionIds: questions.map(({ questionId }) => questionId),
    byName: new Map(questions.map((question) => [question.name, question])),
    byId: new Map(questions.map((question) => [question.questionId, question])),
  }
}

/** By the paper's name for it; a page that was opened before there were such names says the bank's. */
export function questionOn(sheet: Sheet, name: string): SheetQuestion | undefined {
  return sheet.byName.get(name) ?? sheet.byId.get(name)
}

/**
 * The entry as it is kept: by the bank's name of the question, and what was chosen by its position there, so that it means the
 * same on every paper. A blank answer is kept as none, so that no statement has to know what is blank. Nothing where the
 * question is not on their paper, or can't be answered so.
 */
export function kept(sheet: Sheet, entry: JournalEntry): JournalEntry | undefined {
  const question = questionOn(sheet, entry.questionId)
  if (!question || (entry.answer && entry.answer.type !== question.type)) return undefined
  const { questionId, order } = question
  const kind = kindOf(question)
  if (!entry.answer || kind.isBlank(entry.answer)) return { ...entry, questionId, answer: null }
  const answer = kind.toBank(entry.answer, order)
  return answer && { ...entry, questionId, answer }
}

/** The same as their paper shows it. */
export function shown<Entry extends Pick<JournalEntry, 'questionId' | 'answer'>>(
  sheet: Sheet,
  entry: Entry,
): Entry | undefined {
  const question = sheet.byId.get(entry.questionId)
  if (!question) return undefined
  const { answer } = entry
  return {
    ...entry,
    questionId: question.name,
    answer: answer && kindOf(answer).toPaper(answer, question.order),
  }
}
