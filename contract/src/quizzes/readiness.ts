import { ENDING_SOON_MINUTES } from '../limits.ts'
import type { Locale } from '../locales.ts'

/** As much of a quiz as its readiness depends on. */
export interface QuizPlan {
  language: Locale
  startsAt: string | Date | null
  endsAt: string | Date | null
  durationMinutes: number
  sections: {
    draw: number | null
    questions: { questionId: string; points: number; language: Locale }[]
  }[]
}

/** What stands between a draft and its publication; `section` is the place of the section. */
export type Obstacle =
  | { kind: 'noQuestions' }
  | { kind: 'otherLanguage'; questionIds: string[] }
  | { kind: 'sectionEmpty'; section: number }
  | { kind: 'drawTooLarge'; section: number; draw: number; count: number }
  | { kind: 'poolPointsDiffer'; section: number }
  | { kind: 'noEnd' }
  | { kind: 'endNotAfterStart' }
  | { kind: 'overdue' }
  | { kind: 'endsTooSoon'; earliestEnd: Date }

/** Everything that is wrong, in the order in which it stands on the page. */
export function obstaclesOf(quiz: QuizPlan, now: Date): Obstacle[] {
  return [...questionObstacles(quiz), ...scheduleObstacles(quiz, now)]
}

/** Not wrong, but perhaps not what was meant. */
export function isWindowShort({
  startsAt,
  endsAt,
  durationMinutes,
}: Omit<QuizPlan, 'language' | 'sections'>): boolean {
  if (!startsAt || !endsAt || durationMinutes === 0) return false
  const window = time(endsAt) - time(startsAt)
  return window > 0 && window < durationMinutes * MINUTE
}

function questionObstacles({ language, sections }: QuizPlan): Obstacle[] {
  const questions = sections.flatMap((section) => section.questions)
  if (questions.length === 0) return [{ kind: 'noQuestions' }]

  const foreign = questions.filter((question) => question.language !== language)
  const questionIds = foreign.map(({ questionId }) => questionId)
  return [
    ...(foreign.length > 0 ? [{ kind: 'otherLanguage', questionIds } as const] : []),
    ...sections.flatMap(sectionObstacles),
  ]
}

function sectionObstacles({ draw, questions }: QuizPlan['sections'][number], section: number): Obstacle[] {
  const count = questions.length
  if (count === 0) return [{ kind: 'sectionEmpty', section }]
  if (draw === null) return []
  // Whoever draws easier points would have a better paper.
  const differ = questions.some(({ points }) => points !== questions[0]?.points)
  return [
    ...(draw > count ? [{ kind: 'drawTooLarge', section, draw, count } as const] : []),
    ...(differ ? [{ kind: 'poolPointsDiffer', section } as const] : []),
  ]
}

function scheduleObstacles({ startsAt, endsAt, durationMinutes }: QuizPlan, now: Date): Obstacle[] {
  if (!endsAt) return [{ kind: 'noEnd' }]
  if (startsAt && time(endsAt) <= time(startsAt)) return [{ kind: 'endNotAfterStart' }]
  if (time(endsAt) <= now.getTime()) return [{ kind: 'overdue' }]
  const earliestEnd = new Date(now.getTime() + (ENDING_SOON_MINUTES + durationMinutes) * MINUTE)
  return time(endsAt) < earliestEnd.getTime() ? [{ kind: 'endsTooSoon', earliestEnd }] : []
}

function time(instant: string | Date): number {
  return new Date(instant).getTime()
}

const MINUTE = 60_000
