import type { Locale } from '@probant/contract/locales'
import type { AnswerKey, Paper, PaperQuestion, PaperVariant } from '@probant/contract/quizzes/paper'

/** One paper with what is printed of it. */
export interface Print {
  /** Which variant; none in written order. */
  letter: PaperVariant | undefined
  paper: PaperToPrint
  answerKey: KeyToPrint | undefined
}

/** A quiz has one language. Questions from anywhere may each have their own, whatever the words around them are in. */
export interface PaperToPrint extends Omit<Paper, 'sections'> {
  sections: { title: string; questions: (PaperQuestion & { language?: Locale })[] }[]
}

export type KeyToPrint = (AnswerKey[number] & { language?: Locale })[]
