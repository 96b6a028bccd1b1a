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
    graded: 'Wholly graded',
    distribution: 'How the scores lie',
    shares: 'What was reached',
    questions: 'Question by question',
    reliability: 'How far it can be trusted',
    few: 'Too few submissions to say so.',
    consistency: 'Internal consistency',
    errorRatio: 'Error ratio',
    standardError: 'Standard error',
    standardDeviation: 'Standard deviation',
    skewness: 'Skewness',
    kurtosis: 'Kurtosis',
    columns: ['No.', 'Question', 'Facility', 'Discr.', 'Effic.', 'Seconds', 'Hints'],
    named: (name, value) => `${name}: ${value}`,
    missing: (sign) => `${sign} stands for a character that this file cannot show.`,
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
    shares: 'Points obtenus',
    questions: 'Question par question',
    reliability: 'Quelle confiance accorder aux notes',
    few: 'Trop peu de copies pour le dire.',
    consistency: 'Cohérence interne',
    errorRatio: 'Part d’erreur',
    standardError: 'Erreur type',
    standardDeviation: 'Écart type',
    skewness: 'Asymétrie',
    kurtosis: 'Aplatissement',
    columns: ['N°', 'Question', 'Facilité', 'Discr.', 'Effic.', 'Secondes', 'Remarques'],
    named: (name, value) => `${name}\u00a0: ${value}`,
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
  | 'shares'
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
  missing: (sign: string) => string
}
