import type { Locale } from '../locales.ts'
import type { Column } from './import.ts'

/** What stands above the columns of a table of questions. */
export const COLUMN_NAMES: Record<Locale, Record<Column, string>> = {
  en: {
    type: 'Type',
    title: 'Question',
    answer1: 'Answer A',
    answer2: 'Answer B',
    answer3: 'Answer C',
    answer4: 'Answer D',
    right: 'Correct answer',
    accepted: 'Accepted answers',
    ignoresAccents: 'Ignore accents',
    units: 'Units',
    guidance: 'Grading guidance',
    explanation: 'Explanation',
    subject: 'Subject',
    difficulty: 'Difficulty',
    language: 'Language',
    points: 'Points',
  },
  fr: {
    type: 'Type',
    title: 'Question',
    answer1: 'Réponse A',
    answer2: 'Réponse B',
    answer3: 'Réponse C',
    answer4: 'Réponse D',
    right: 'Bonne réponse',
    accepted: 'Réponses acceptées',
    ignoresAccents: 'Ignorer les accents',
    units: 'Unités',
    guidance: 'Consignes de correction',
    explanation: 'Explication',
    subject: 'Sujet',
    difficulty: 'Difficulté',
    language: 'Langue',
    points: 'Points',
  },
}
