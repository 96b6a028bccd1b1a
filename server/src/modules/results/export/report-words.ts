import type { Locale } from '@probant/contract/locales'
import type { Counting } from '@probant/contract/quizzes/attempts'
import type { Guidance } from '@probant/contract/results/guidance'
import type { Ending } from '@probant/contract/submissions/receipt'

/** What the report says, as the page does. Figures come as they are written in it. */
export const REPORT_WORDS: Record<Locale, ReportWords> = {
  en: {
    report: 'report',
    origin: (name, moment, zone) => `By ${name}, as of ${moment} (${zone})`,
    median: (median) => `The median is ${median}.`,
    weakest: (subject, percent) => `The weakest subject is ${subject} with ${percent}.`,
    doubtful: (count) =>
      count === 1 ? 'One question is worth another look.' : `${count} questions are worth another look.`,
    ungraded: (count) =>
      count === 1
        ? '1 submission is waiting to be graded. It isn’t included in the scores yet.'
        : `${count} submissions are waiting to be graded. They aren’t included in the scores yet.`,
    counting: {
      best: 'Of several attempts, the best one counts here.',
      last: 'Of several attempts, the last one counts here.',
      first: 'Of several attempts, the first one counts here.',
      average:
        'Of several attempts, each score is the average; the figures for single questions are of the last attempt.',
    },
    average: 'Average score',
    averageOf: (count) => (count === 1 ? 'of 1 graded submission' : `of ${count} graded submissions`),
    completion: 'Completion',
    completionOf: (handedIn, total) => `${handedIn} of ${total} handed in`,
    passed: 'Passed',
    passedOf: (passed, graded, percent) => `${passed} of ${graded}; pass mark ${percent}`,
    time: 'Average time',
    timeOf: 'from start to hand-in, excluding pauses',
    distribution: 'Score distribution',
    bySubject: 'Points earned, by subject',
    byDifficulty: 'Points earned, by difficulty',
    questionCount: (count) => (count === 1 ? '1 question' : `${count} questions`),
    unnamed: 'No subject',
    questions: 'Question by question',
    item: {
      number: 'No.',
      question: 'Question',
      facility: 'Facility',
      discrimination: 'Discrimination',
      efficiency: 'Efficiency',
      right: 'Correct',
      time: 'Time',
    },
    rightOf: (right, asked) => `${right} of ${asked}`,
    partly: (count) => (count === 1 ? '1 partly correct' : `${count} partly correct`),
    reliability: 'How reliable the scores are',
    few: 'Too few submissions to tell.',
    consistency: 'Internal consistency',
    errorRatio: 'Error ratio',
    standardError: 'Standard error',
    standardDeviation: 'Standard deviation',
    skewness: 'Skewness',
    kurtosis: 'Kurtosis',
    guidance: {
      averageGood: 'The average is between 50 and 75%: a good level of difficulty.',
      averageHigh: 'The average is above 75%: the quiz was easy for this group.',
      averageLow: 'The average is below 50%: the quiz was hard for this group.',
      consistencyGood: 'A consistency above 75% is good: the questions measure the same thing.',
      consistencyFair: 'A consistency between 64 and 75% is acceptable; more questions would improve it.',
      consistencyPoor: 'A consistency below 64% is unsatisfactory: scores owe a lot to chance.',
    },
    participants: 'Participants',
    person: {
      name: 'Participant',
      score: 'Score',
      time: 'Time',
      finished: 'Handed in',
      violations: 'Violations',
    },
    provisional: 'not graded yet',
    endings: {
      overdue: 'time ran out',
      terminated: 'after two violations',
      closed: 'the quiz was ended',
    },
    missing: (sign) => `${sign} stands for a character this file can’t show.`,
  },
  fr: {
    report: 'rapport',
    origin: (name, moment, zone) => `Par ${name}, état du ${moment} (${zone})`,
    median: (median) => `La médiane est de ${median}.`,
    weakest: (subject, percent) => `Le sujet le moins bien réussi est ${subject}, avec ${percent}.`,
    doubtful: (count) =>
      count === 1 ? 'Une question mérite d’être vérifiée.' : `${count} questions méritent d’être vérifiées.`,
    ungraded: (count) =>
      count === 1
        ? '1 copie attend sa correction. Elle ne compte pas encore dans les notes.'
        : `${count} copies attendent leur correction. Elles ne comptent pas encore dans les notes.`,
    counting: {
      best: 'En cas de plusieurs tentatives, c’est la meilleure qui est prise en compte ici.',
      last: 'En cas de plusieurs tentatives, c’est la dernière qui est prise en compte ici.',
      first: 'En cas de plusieurs tentatives, c’est la première qui est prise en compte ici.',
      average:
        'En cas de plusieurs tentatives, chaque note est leur moyenne\u00a0; les chiffres par question portent sur la dernière.',
    },
    average: 'Note moyenne',
    averageOf: (count) => (count < 2 ? `sur ${count} copie corrigée` : `sur ${count} copies corrigées`),
    completion: 'Participation',
    completionOf: (handedIn, total) => `copies rendues\u00a0: ${handedIn} sur ${total}`,
    passed: 'Réussite',
    passedOf: (passed, graded, percent) => `${passed} sur ${graded}\u00a0; seuil\u00a0: ${percent}`,
    time: 'Durée moyenne',
    timeOf: 'du début à la fin, sans les pauses',
    distribution: 'Répartition des notes',
    bySubject: 'Points obtenus, par sujet',
    byDifficulty: 'Points obtenus, par difficulté',
    questionCount: (count) => (count < 2 ? `${count} question` : `${count} questions`),
    unnamed: 'Sans sujet',
    questions: 'Question par question',
    item: {
      number: 'N°',
      question: 'Question',
      facility: 'Facilité',
      discrimination: 'Discrimination',
      efficiency: 'Efficacité',
      right: 'Juste',
      time: 'Durée',
    },
    rightOf: (right, asked) => `${right} sur ${asked}`,
    partly: (count) => (count < 2 ? `${count} en partie juste` : `${count} en partie justes`),
    reliability: 'Fiabilité des notes',
    few: 'Trop peu de copies pour être significatif.',
    consistency: 'Cohérence interne',
    errorRatio: 'Part d’erreur',
    standardError: 'Erreur type',
    standardDeviation: 'Écart type',
    skewness: 'Asymétrie',
    kurtosis: 'Aplatissement',
    guidance: {
      averageGood: 'La moyenne est comprise entre 50 et 75\u00a0%\u00a0: la difficulté est bien dosée.',
      averageHigh: 'La moyenne dépasse 75\u00a0%\u00a0: le quiz était facile pour ce groupe.',
      averageLow: 'La moyenne est inférieure à 50\u00a0%\u00a0: le quiz était difficile pour ce groupe.',
      consistencyGood:
        'Une cohérence supérieure à 75\u00a0% est bonne\u00a0: les questions mesurent la même chose.',
      consistencyFair:
        'Une cohérence entre 64 et 75\u00a0% est acceptable\u00a0; plus de questions l’amélioreraient.',
      consistencyPoor:
        'Une cohérence inférieure à 64\u00a0% est insuffisante\u00a0: la part du hasard est importante.',
    },
    participants: 'Participants',
    person: {
      name: 'Participant',
      score: 'Note',
      time: 'Durée',
      finished: 'Copie rendue',
      violations: 'Infractions',
    },
    provisional: 'à corriger',
    endings: {
      overdue: 'temps écoulé',
      terminated: 'après deux infractions',
      closed: 'quiz terminé',
    },
    missing: (sign) => `${sign} remplace un caractère que ce fichier ne peut pas afficher.`,
  },
}

export interface ReportWords {
  /** In the name of the file. */
  report: string
  /** Whose quiz it is, and when this was reckoned. */
  origin: (name: string, moment: string, zone: string) => string
  median: (median: string) => string
  weakest: (subject: string, percent: string) => string
  doubtful: (count: number) => string
  ungraded: (count: number) => string
  /** Which of several attempts all of it is taken from. */
  counting: Record<Counting, string>
  average: string
  averageOf: (count: number) => string
  completion: string
  completionOf: (handedIn: string, total: string) => string
  passed: string
  passedOf: (passed: string, graded: string, percent: string) => string
  time: string
  timeOf: string
  distribution: string
  bySubject: string
  byDifficulty: string
  questionCount: (count: number) => string
  unnamed: string
  questions: string
  item: Record<
    'number' | 'question' | 'facility' | 'discrimination' | 'efficiency' | 'right' | 'time',
    string
  >
  rightOf: (right: string, asked: string) => string
  partly: (count: number) => string
  reliability: string
  few: string
  consistency: string
  errorRatio: string
  standardError: string
  standardDeviation: string
  skewness: string
  kurtosis: string
  guidance: Record<Guidance, string>
  participants: string
  person: Record<'name' | 'score' | 'time' | 'finished' | 'violations', string>
  /** In place of a score that is not final. */
  provisional: string
  endings: Record<Exclude<Ending, 'handed_in'>, string>
  missing: (sign: string) => string
}
