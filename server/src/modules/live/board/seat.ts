import type { BoardRow, BoardStatus } from '@probant/contract/live/board'
import { extraMinutes } from '@probant/contract/participants/participant'
import { scalingOf } from '@probant/contract/scale/scale'
import { percentOf, scaledScore } from '@probant/contract/scale/scaled-score'
import { hasAttemptLeft } from '@probant/contract/submissions/attempts'
import { statusAt } from '#server/modules/quizzes/index.ts'
import { letInRefusal, phaseIn, presentWindow, reopenRefusal } from '#server/modules/roster/index.ts'
import { judge, type Noted, rulesFor } from '#server/modules/submissions/index.ts'
import { later, SECOND } from '#server/platform/clock.ts'
import { isAnonymous, shownAddress } from '#server/platform/mail/stand-in-address.ts'
import type { BoardQuiz, Person } from './repository.ts'

/** One of those who take part, with all that is known of them here. */
export interface Seat {
  person: Person
  /** Where each question stands on their own paper; none before they have begun. */
  places: ReadonlyMap<string, number>
  /** A digit for each of those places, see `boardRowSchema`. */
  digits: number[]
  incidents: Map<string, Noted>
  /** When an answer of theirs last came in. */
  savedAt: Date | null
}

/** A page says every 4 seconds that it is there (`beatSitting`): with two of them missing, its connection is lost. */
const AWAY_MS = 10 * SECOND

/** The row that the board shows of them at that moment. */
export function rowOf(seat: Seat, quiz: BoardQuiz, now: Date): BoardRow {
  const { person, digits, incidents } = seat
  const email = shownAddress(person.email)
  const status = statusOf(seat, quiz, now)
  const standing = {
    status: statusAt(quiz, now),
    endsAt: quiz.endsAt,
    answersShown: quiz.options.answersShown,
    hasRoom: quiz.hasRoom,
    hasAttemptLeft: hasAttemptLeft({ ...person, number: person.attempt ?? 0 }, quiz),
  }
  return {
    participantId: person.id,
    name: person.name,
    email,
    status,
    attempt: person.attempt ?? 0,
    progress: digits.join(''),
    answered: digits.filter((digit) => digit % 2 === 1).length,
    startedAt: instant(person.startedAt),
    deadlineAt: instant(person.deadlineAt),
    pausedAt: instant(person.pausedAt),
    finishedAt: instant(person.finishedAt),
    // Only then: it changes every few seconds with whoever is there.
    seenAt: status === 'away' ? instant(lastSeenAt(seat)) : null,
    extraMinutes: extraMinutes(person.accommodation?.extraTime, quiz.durationMinutes),
    window: presentWindow(person),
    violations:
      incidents.size === 0 ? 0 : judge([...incidents.values()], rulesFor(person, quiz)).counted.size,
    score: boardScore(person, quiz),
    canReopen:
      reopenRefusal({ isGone: isAnonymous(person.email), ending: person.ending }, standing) === undefined,
    canLetIn: person.startedAt !== null && letInRefusal(person, standing) === undefined,
  }
}

export function statusOf(seat: Seat, quiz: BoardQuiz, now: Date): BoardStatus {
  const { startedAt, finishedAt, ending, pausedAt } = seat.person
  if (ending === 'terminated') return 'ended'
  if (finishedAt) return 'finished'
  if (!startedAt) return isMissed(seat, quiz, now) ? 'absent' : 'not_begun'
  if (pausedAt) return 'paused'
  const seenAt = lastSeenAt(seat)
  return seenAt && later(seenAt, AWAY_MS) < now ? 'away' : 'at_work'
}

/** In their own window, or else in the quiz's, they never began. */
function isMissed({ person }: Seat, quiz: BoardQuiz, now: Date): boolean {
  return phaseIn(quiz, person, now) === 'completed'
}

/** By their page or their answers; whoever has just begun was there, too. */
function lastSeenAt({ person: { seenAt, startedAt }, savedAt }: Seat): Date | null {
  const times = [seenAt, savedAt, startedAt].flatMap((at) => at?.getTime() ?? [])
  return times.length === 0 ? null : new Date(Math.max(...times))
}

function boardScore(
  { finishedAt, points, totalPoints, scorePercent }: Person,
  quiz: BoardQuiz,
): BoardRow['score'] {
  if (!finishedAt || points === null || totalPoints === null) return null
  const percent = percentOf({ points, totalPoints })
  if (percent === null) return null
  const isProvisional = scorePercent === null
  const scaled = isProvisional ? null : scaledScore({ points, totalPoints }, scalingOf(quiz))
  return { percent, isProvisional, scaled }
}

function instant(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
