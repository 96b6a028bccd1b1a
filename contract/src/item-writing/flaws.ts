import type { Locale } from '../locales.ts'
import type { QuestionType } from '../questions/form.ts'
import { absoluteWords } from './absolute-words.ts'
import { allOrNone } from './all-or-none.ts'
import { answerInStem } from './answer-in-stem.ts'
import { grammarClue } from './grammar-clue.ts'
import { longestAnswer } from './longest-answer.ts'
import { nearIdenticalAnswers } from './near-identical-answers.ts'
import { quietNegation } from './quiet-negation.ts'
import { vagueWords } from './vague-words.ts'

/** The usual flaws of test items. Each is advice with a reason, never a refusal: an author may know better. */
export const FLAW_KINDS = [
  'longest_answer',
  'all_or_none',
  'quiet_negation',
  'absolute_words',
  'grammar_clue',
  'near_identical_answers',
  'answer_in_stem',
  'vague_words',
] as const
export type FlawKind = (typeof FLAW_KINDS)[number]

export interface Flaw {
  kind: FlawKind
  /** The words that it is about, as they stand there. */
  words: string
}

/** A question as the flaws look at it. */
export interface Item {
  type: QuestionType
  language: Locale
  title: string
  /** Where answers are proposed: one of them is right, or several; empty otherwise. */
  answers: readonly { text: string; isCorrect: boolean }[]
}

const CHECKS = [
  longestAnswer,
  allOrNone,
  quietNegation,
  absoluteWords,
  grammarClue,
  nearIdenticalAnswers,
  answerInStem,
  vagueWords,
]

/** What a colleague would pencil into the margin. */
export function flawsOf(item: Item): Flaw[] {
  const answers = item.answers.filter(({ text }) => text.trim() !== '')
  return CHECKS.flatMap((check) => check({ ...item, answers }) ?? [])
}
