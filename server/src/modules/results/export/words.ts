import type { Locale } from '@probant/contract/locales'
import { DIFFICULTY_NAMES } from '@probant/contract/questions/difficulty-names'
import type { Difficulty } from '@probant/contract/questions/form'
import type { ResultView } from '@probant/contract/results/export'
import type { Hint } from '@probant/contract/results/report'
import type { Ending } from '@probant/contract/submissions/receipt'

/** What stands in an exported file besides what people wrote, as it is said in each language. */
export const WORDS: Record<Locale, Words> = {
  en: {
    locale: 'en',
    all: 'results',
    views: {
      participants: 'Participants',
      answers: 'Answers',
      questions: 'Questions',
      subjects: 'Subjects',
      difficulties: 'Difficulties',
    },
    gone: 'Deleted account',
    person: ['Name', 'E-mail'],
    result: [
      'Score (%)',
      'Points',
      'Out of',
      'To grade',
      'Minutes',
      'Handed in',
      'How it ended',
      'Violations',
    ],
    attempts: ['Attempt that counts', 'Attempts finished'],
    points: 'points',
    item: [
      'No.',
      'Question',
      'Type',
      'Subject',
      'Difficulty',
      'Points',
      'Asked',
      'Facility (%)',
      'Standard deviation (%)',
      'Discrimination',
      'Efficiency',
      'Seconds',
      'Hints',
    ],
    share: {
      subjects: 'Subject',
      difficulties: 'Difficulty',
      figures: ['Questions', 'Share of the points (%)'],
    },
    endings: {
      handed_in: 'Handed in',
      overdue: 'Time ran out',
      terminated: 'After two violations',
      closed: 'The quiz was ended',
    },
    absent: { notBegun: 'Not started', atWork: 'Not handed in yet' },
    difficulties: DIFFICULTY_NAMES.en,
    hints: {
      keyMayBeWrong: 'Key may be wrong',
      againstTheRest: 'At odds with the rest',
      tooEasy: 'Very easy',
      tooHard: 'Very hard',
      optionNeverChosen: 'An answer nobody chose',
    },
    dropped: 'Dropped',
    given: 'Points given to everyone',
  },
  fr: {
    locale: 'fr',
    all: 'résultats',
    views: {
      participants: 'Participants',
      answers: 'Réponses',
      questions: 'Questions',
      subjects: 'Sujets',
      difficulties: 'Difficultés',
    },
    gone: 'Compte supprimé',
    person: ['Nom', 'Adresse e-mail'],
    result: [
      'Note (%)',
      'Points',
      'Sur',
      'À corriger',
      'Minutes',
      'Rendue le',
      'Fin de la copie',
      'Infractions',
    ],
    attempts: ['Tentative prise en compte', 'Tentatives terminées'],
    points: 'points',
    item: [
      'N°',
      'Question',
      'Type',
      'Sujet',
      'Difficulté',
      'Points',
      'Posée à',
      'Facilité (%)',
      'Écart type (%)',
      'Discrimination',
      'Efficacité',
      'Secondes',
      'Remarques',
    ],
    share: { subjects: 'Sujet', difficulties: 'Difficulté', figures: ['Questions', 'Part des points (%)'] },
    endings: {
      handed_in: 'Rendue',
      overdue: 'Temps écoulé',
      terminated: 'Après deux infractions',
      closed: 'Quiz terminé',
    },
    absent: { notBegun: 'Pas commencé', atWork: 'Pas encore rendue' },
    difficulties: DIFFICULTY_NAMES.fr,
    hints: {
      keyMayBeWrong: 'Corrigé à vérifier',
      againstTheRest: 'À l’inverse du reste',
      tooEasy: 'Très facile',
      tooHard: 'Très difficile',
      optionNeverChosen: 'Réponse jamais choisie',
    },
    dropped: 'Retirée',
    given: 'Points accordés à tout le monde',
  },
}

export interface Words {
  locale: Locale
  all: string
  views: Record<ResultView, string>
  gone: string
  person: [name: string, email: string]
  /** In the order in which they stand in the file, as all headings. */
  result: string[]
  /** Of a quiz that can be taken several times: which attempt the line is about, and how many there were. */
  attempts: string[]
  points: string
  item: string[]
  share: { subjects: string; difficulties: string; figures: string[] }
  endings: Record<Ending, string>
  /** Of those who have not handed in. */
  absent: Record<'notBegun' | 'atWork', string>
  difficulties: Record<Difficulty, string>
  hints: Record<Hint, string>
  dropped: string
  given: string
}
