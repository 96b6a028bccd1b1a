import type { BoardChange, BoardRow } from '@probant/contract/live/board'
import type { DbOrTx } from '#server/database/client.ts'
import { phaseAt, type QuizPapers } from '#server/modules/quizzes/index.ts'
import { later, SECOND } from '#server/platform/clock.ts'
import { type BoardQuiz, boardRepository, type Person } from './repository.ts'
import { rowOf, type Seat } from './seat.ts'

/** What came in shortly before the last look may have been written after it. */
const OVERLAP_MS = 3 * SECOND
/** So often everything is read anew: also what came later than that, or by a clock that is far behind. */
const WHOLE_MS = 30 * SECOND
const EVER = new Date(0)

/** What is known of one quiz while somebody looks at its board, and what of it has changed since the last look. */
export function createBoard(quizId: string, { papers }: { papers: Pick<QuizPapers, 'drawFor'> }) {
  const seats = new Map<string, Seat>()
  const rows = new Map<string, { row: BoardRow; text: string }>()
  let quiz: BoardQuiz | undefined
  let lookedAt = EVER
  let wholeAt = EVER

  return {
    /** What has changed since; nothing where there is no such quiz any more. */
    async look(db: DbOrTx, at: Date): Promise<BoardChange | undefined> {
      const board = boardRepository(db)
      const isWhole = later(wholeAt, WHOLE_MS) <= at
      const since = isWhole ? EVER : later(lookedAt, -OVERLAP_MS)

      quiz = await board.findQuiz(quizId)
      if (!quiz) return undefined
      const gone = await seatAll(db, quiz, await board.listPeople(quizId))
      for (const { participantId, savedAt, entries } of await board.listAnswered(quizId, since)) {
        const seat = seats.get(participantId)
        if (!seat) continue
        seat.savedAt = savedAt
        for (const { questionId, digit } of entries) {
          const index = seat.places.get(questionId)
          if (index !== undefined) seat.digits[index] = digit
        }
      }
      for (const { participantId, ...noted } of await board.listIncidents(quizId, since))
        seats.get(participantId)?.incidents.set(noted.id, noted)

      lookedAt = at
      if (isWhole) wholeAt = at
      return { isWhole: false, ...headOf(quiz, at, isAnyoneBegun()), rows: changedAt(quiz, at), gone }
    },

    /** All of it, as it was at the last look. */
    whole(at: Date): BoardChange | undefined {
      if (!quiz) return undefined
      return {
        isWhole: true,
        ...headOf(quiz, at, isAnyoneBegun()),
        rows: [...rows.values()].map(({ row }) => row),
        gone: [],
      }
    },
  }

  function isAnyoneBegun(): boolean {
    return [...seats.values()].some(({ person }) => person.startedAt !== null)
  }

  /** Answers with those who no longer take part. */
  async function seatAll(db: DbOrTx, quiz: BoardQuiz, people: readonly Person[]): Promise<string[]> {
    for (const person of people) {
      const known = seats.get(person.id)
      // Another attempt begins with nothing.
      const seat = known && known.person.attempt === person.attempt ? known : undefined
      if (seat) seat.person = person
      if (seat && (seat.digits.length > 0 || !person.startedAt)) continue
      const places = person.attempt ? await placesOf(db, quiz, person.id, person.attempt) : NO_PAPER
      const digits = Array.from(places, () => 0)
      seats.set(person.id, { incidents: new Map(), savedAt: null, ...seat, person, places, digits })
    }
    const here = new Set(people.map(({ id }) => id))
    const gone = [...seats.keys()].filter((id) => !here.has(id))
    for (const id of gone) {
      seats.delete(id)
      rows.delete(id)
    }
    return gone
  }

  async function placesOf(db: DbOrTx, quiz: BoardQuiz, participantId: string, attempt: number) {
    const drawn = await papers.drawFor(db, quiz, { participantId, attempt })
    const questions = drawn.flatMap((section) => section.questions)
    return new Map(questions.map(({ questionId }, index) => [questionId, index]))
  }

  function changedAt(quiz: BoardQuiz, at: Date): BoardRow[] {
    const changed: BoardRow[] = []
    for (const [id, seat] of seats) {
      const row = rowOf(seat, quiz, at)
      const text = JSON.stringify(row)
      if (rows.get(id)?.text === text) continue
      rows.set(id, { row, text })
      changed.push(row)
    }
    return changed
  }
}

function headOf(quiz: BoardQuiz, at: Date, isAnyoneBegun: boolean): Pick<BoardChange, 'now' | 'quiz'> {
  const { title, startsAt, endsAt, pausedAt, questionCount } = quiz
  const phase = phaseAt(quiz, at)
  return {
    now: at.toISOString(),
    quiz: {
      title,
      // In a window of their own somebody may have begun before the others.
      phase: phase === 'scheduled' && isAnyoneBegun ? 'open' : phase,
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      isPaused: pausedAt !== null,
      questionCount,
    },
  }
}

const NO_PAPER: ReadonlyMap<string, number> = new Map()

export type Board = ReturnType<typeof createBoard>
