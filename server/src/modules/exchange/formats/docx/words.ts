import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'

export interface Words {
  name: string
  date: string
  score: string
  key: string
  explanation: string
  guidance: string
  difficulties: Record<Difficulty, string>
  question(number: number): string
  questions(count: number): string
  points(count: number): string
  minutes(count: number): string
}

/** What a paper says around its questions. */
export const WORDS: Record<Locale, Words> = {
  en: {
    name: 'Name',
    date: 'Date',
    score: 'Score',
    key: 'Answer key',
    explanation: 'Explanation:',
    guidance: 'Grading guidance:',
    difficulties: { easy: 'Easy', medium: 'Medium', tough: 'Tough' },
    question: (number) => `Question ${number}`,
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    points: (count) => (count === 1 ? '1 point' : `${number('en', count)} points`),
    minutes: (count) => (count === 1 ? '1 minute' : `${number('en', count)} minutes`),
  },
  fr: {
    name: 'Nom',
    date: 'Date',
    score: 'Note',
    key: 'Corrigé',
    explanation: 'Explication\u00a0:',
    guidance: 'Consignes de correction\u00a0:',
    difficulties: { easy: 'Facile', medium: 'Moyenne', tough: 'Difficile' },
    question: (number) => `Question ${number}`,
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    points: (count) => `${number('fr', count)} ${count < 2 ? 'point' : 'points'}`,
    minutes: (count) => (count === 1 ? '1 minute' : `${number('fr', count)} minutes`),
  },
}

function number(locale: Locale, value: number): string {
  return NUMBERS[locale].format(value)
}

const NUMBERS: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2 }),
  fr: new Intl.NumberFormat('fr', { maximumFractionDigits: 2 }),
}
