import { numberIn } from '@probant/kinds/text/number-in'
import type { Locale } from '../locales.ts'

export interface SheetWords {
  name: string
  date: string
  score: string
  key: string
  number: string
  rightAnswer: string
  pointsHeading: string
  total: string
  explanation: string
  guidance: string
  variant(letter: string): string
  question(number: number): string
  questions(count: number): string
  points(count: number): string
  minutes(count: number): string
}

/** What a sheet says around its questions, in the language of the quiz. */
export const SHEET_WORDS: Record<Locale, SheetWords> = {
  en: {
    name: 'Name',
    date: 'Date',
    score: 'Score',
    key: 'Answer key',
    number: 'No.',
    rightAnswer: 'Correct answer',
    pointsHeading: 'Points',
    total: 'Total',
    explanation: 'Explanation:',
    guidance: 'Grading guidance:',
    variant: (letter) => `Variant ${letter}`,
    question: (number) => `Question ${number}`,
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    points: (count) => (count === 1 ? '1 point' : `${numberIn('en', count)} points`),
    minutes: (count) => (count === 1 ? '1 minute' : `${numberIn('en', count)} minutes`),
  },
  fr: {
    name: 'Nom',
    date: 'Date',
    score: 'Note',
    key: 'Corrigé',
    number: 'N°',
    rightAnswer: 'Bonne réponse',
    pointsHeading: 'Points',
    total: 'Total',
    explanation: 'Explication\u00a0:',
    guidance: 'Consignes de correction\u00a0:',
    variant: (letter) => `Version ${letter}`,
    question: (number) => `Question ${number}`,
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    points: (count) => `${numberIn('fr', count)} ${count < 2 ? 'point' : 'points'}`,
    minutes: (count) => (count === 1 ? '1 minute' : `${numberIn('fr', count)} minutes`),
  },
}
