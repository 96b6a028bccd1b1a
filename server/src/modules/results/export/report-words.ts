import type { Locale } from '@probant/contract/locales'

/** The headings of the report, and the names of its figures. */
export const REPORT_WORDS: Record<Locale, ReportWords> = {
  en: {
    report: 'report',
    average: 'Average score',
    completion: 'Completion',
    time: 'Average time (min)',
    median: 'Median',
    handedIn: 'Handed in',
    graded: 'Fully graded',
    distribution: 'Score distribution',
    bySubject: 'Share of the possible points, by subject',
    byDifficulty: 'Share of the possible points, by difficulty',
    questions: 'Question by question',
    reliability: 'How reliable the scores are',
    few: 'Too few submissions to tell.',
    consistency: 'Internal consistency',
    errorRatio: 'Error ratio',
    standardError: 'Standard error',
    standardDeviation: 'Standard deviation',
    skewness: 'Skewness',
    kurtosis: 'Kurtosis',
    columns: ['No.', 'Question', 'Facility', 'Discr.', 'Effic.', 'Seconds', 'Hints'],
    named: (name, value) => `${name}: ${value}`,
    origin: (name, moment) => `By ${name}, as of ${moment}`,
    missing: (sign) => `${sign} stands for a character this file can’t show.`,
  },
  fr: {
    report: 'rapport',
    average: 'Note moyenne',
    completion: 'Participation',
    time: 'Durée moyenne (min)',
    median: 'Médiane',
    handedIn: 'Copies rendues',
    graded: 'Entièrement corrigées',
    distribution: 'Répartition des notes',
    bySubject: 'Part des points possibles, par sujet',
    byDifficulty: 'Part des points possibles, par difficulté',
    questions: 'Question par question',
    reliability: 'Fiabilité des notes',
    few: 'Trop peu de copies pour être significatif.',
    consistency: 'Cohérence interne',
    errorRatio: 'Part d’erreur',
    standardError: 'Erreur type',
    standardDeviation: 'Écart type',
    skewness: 'Asymétrie',
    kurtosis: 'Aplatissement',
    columns: ['N°', 'Question', 'Facilité', 'Discr.', 'Effic.', 'Secondes', 'Remarques'],
    named: (name, value) => `${name}\u00a0: ${value}`,
    origin: (name, moment) => `Par ${name}, état du ${moment}`,
    missing: (sign) => `${sign} remplace un caractère que ce fichier ne peut pas afficher.`,
  },
}

type ReportWords = Record<
  | 'report'
  | 'average'
  | 'completion'
  | 'time'
  | 'median'
  | 'handedIn'
  | 'graded'
  | 'distribution'
  | 'bySubject'
  | 'byDifficulty'
  | 'questions'
  | 'reliability'
  | 'few'
  | 'consistency'
  | 'errorRatio'
  | 'standardError'
  | 'standardDeviation'
  | 'skewness'
  | 'kurtosis',
  string
> & {
  columns: string[]
  named: (name: string, value: string) => string
  /** Whose quiz it is, and when this was reckoned. */
  origin: (name: string, moment: string) => string
  missing: (sign: string) => string
}
