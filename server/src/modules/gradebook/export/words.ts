import type { CellState } from '@probant/contract/gradebook/cell'
import type { Locale } from '@probant/contract/locales'

/** What stands in an exported grade book besides names, titles and scores. */
export const WORDS: Record<Locale, Words> = {
  en: {
    gradebook: 'Grade book',
    fileName: (group) => `${group} - grade book`,
    person: ['Name', 'E-mail'],
    average: 'Average',
    averagePercent: 'Average (%)',
    missing: 'Missing',
    weight: (weight) => `weight ${weight}`,
    states: {
      ungraded: 'To grade',
      at_work: 'In progress',
      not_begun: 'Not started',
      missing: 'Missing',
    },
    uncounted: 'No score',
    groupAverage: 'Group average (%)',
  },
  fr: {
    gradebook: 'Carnet de notes',
    fileName: (group) => `${group} - carnet de notes`,
    person: ['Nom', 'Adresse e-mail'],
    average: 'Moyenne',
    averagePercent: 'Moyenne (%)',
    missing: 'Non rendus',
    weight: (weight) => `coef. ${weight}`,
    states: {
      ungraded: 'À corriger',
      at_work: 'En cours',
      not_begun: 'Pas commencé',
      missing: 'Non rendu',
    },
    uncounted: 'Sans note',
    groupAverage: 'Moyenne du groupe (%)',
  },
}

export interface Words {
  gradebook: string
  fileName: (group: string) => string
  person: [name: string, email: string]
  average: string
  averagePercent: string
  missing: string
  weight: (weight: string) => string
  states: Record<Exclude<CellState, 'scored'>, string>
  /** Of a quiz in which no question counts. */
  uncounted: string
  groupAverage: string
}
