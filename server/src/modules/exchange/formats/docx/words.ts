import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'

export interface Words {
  name: string
  date: string
  score: string
  true: string
  false: string
  key: string
  explanation: string
  guidance: string
  accentsIgnored: string
  graded: string
  difficulties: Record<Difficulty, string>
  question(number: number): string
  questions(count: number): string
  points(count: number): string
  minutes(count: number): string
  /** How many points a grader has to give, where that is another number than those that it counts. */
  outOf(count: number): string
}

/** What a paper says around its questions. */
export const WORDS: Record<Locale, Words> = {
  en: {
    name: 'Name',
    date: 'Date',
    score: 'Score',
    true: 'True',
    false: 'False',
    key: 'Answer key',
    explanation: 'Explanation:',
    guidance: 'Grading guidance:',
    accentsIgnored: 'Accents don’t matter.',
    graded: 'Graded by hand.',
    difficulties: { easy: 'Easy', medium: 'Medium', tough: 'Tough' },
    question: (number) => `Question ${number}`,
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    points: (count) => (count === 1 ? '1 point' : `${number('en', count)} points`),
    minutes: (count) => (count === 1 ? '1 minute' : `${number('en', count)} minutes`),
    outOf: (count) => `Graded by hand, out of ${number('en', count)}.`,
  },
  fr: {
    name: 'Nom',
    date: 'Date',
    score: 'Note',
    true: 'Vrai',
    false: 'Faux',
    key: 'Corrigé',
    explanation: 'Explication\u00a0:',
    guidance: 'Consignes de correction\u00a0:',
    accentsIgnored: 'Les accents ne sont pas pris en compte.',
    graded: 'Notée à la main.',
    difficulties: { easy: 'Facile', medium: 'Moyenne', tough: 'Difficile' },
    question: (number) => `Question ${number}`,
    questions: (count) => (count === 1 ? '1 question' : `${count} questions`),
    points: (count) => `${number('fr', count)} ${count < 2 ? 'point' : 'points'}`,
    minutes: (count) => (count === 1 ? '1 minute' : `${number('fr', count)} minutes`),
    outOf: (count) => `Notée à la main, sur ${number('fr', count)}.`,
  },
}

function number(locale: Locale, value: number): string {
  return NUMBERS[locale].format(value)
}

const NUMBERS: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2 }),
  fr: new Intl.NumberFormat('fr', { maximumFractionDigits: 2 }),
}
