import { kindOf } from '@probant/kinds'
import type { AnswerOnSheet, RightOnSheet } from '@probant/kinds/kind'
import type { Brand } from '../branding/branding.ts'
import type { Locale } from '../locales.ts'
import type { AnswerKey, Paper, PaperQuestion } from './paper.ts'
import { SHEET_WORDS } from './sheet-words.ts'

/** A quiz has one language. Questions from anywhere may each have their own, whatever the words around them are in. */
export interface PaperToPrint extends Omit<Paper, 'sections'> {
  /** Whose name stands at its head. */
  brand?: Brand | null
  sections: { title: string; questions: (PaperQuestion & { language?: Locale })[] }[]
}
export type KeyToPrint = (AnswerKey[number] & { language?: Locale })[]

/** What is on a sheet of paper. Word and print draw the same one, each in its own way. */
export interface Sheet {
  title: string
  language: Locale
  /** How much it is: questions, points and time. */
  size: string
  /** To be filled in: who wrote it, when, and what it came to. */
  fields: { label: string; outOf?: number }[]
  instructionsHtml: string
  sections: { title: string; questions: SheetQuestion[] }[]
}

export interface SheetQuestion {
  questionId: string
  number: number
  language: Locale
  points: string
  titleHtml: string
  /** Missing where its kind can't be answered on paper. */
  answer: AnswerOnSheet | undefined
}

export interface KeyRow {
  questionId: string
  number: number
  language: Locale
  points: number
  right: RightOnSheet | undefined
  /** What whoever marks should know besides. */
  note?: string | undefined
  explanationHtml: string
}

export function sheetOf(paper: PaperToPrint): Sheet {
  const { title, language, instructionsHtml, questionCount, totalPoints, durationMinutes } = paper
  const words = SHEET_WORDS[language]
  const minutes = durationMinutes > 0 ? [words.minutes(durationMinutes)] : []
  return {
    title,
    language,
    size: [words.questions(questionCount), words.points(totalPoints), ...minutes].join(' · '),
    fields: [{ label: words.name }, { label: words.date }, { label: words.score, outOf: totalPoints }],
    instructionsHtml,
    sections: paper.sections
      .filter(({ questions }) => questions.length > 0)
      .map((section) => ({
        title: section.title,
        questions: section.questions.map((question) => questionOf(question, language)),
      })),
  }
}

/** The right answers, by the numbers of the sheet. */
export function keyRowsOf(answerKey: KeyToPrint, language: Locale): KeyRow[] {
  return answerKey.map(({ right, ...entry }) => ({
    language,
    ...entry,
    right: kindOf(right).onSheet?.right(right, entry.language ?? language),
  }))
}

function questionOf({ content, points, ...question }: AskedOnPaper, ofSheet: Locale): SheetQuestion {
  const { language = ofSheet } = question
  return {
    ...question,
    language,
    points: SHEET_WORDS[language].points(points),
    answer: kindOf(content).onSheet?.answer(content, { points, locale: language }),
  }
}

type AskedOnPaper = PaperToPrint['sections'][number]['questions'][number]
