import { setTimeout as pause } from 'node:timers/promises'
import type { Receipt } from '@probant/contract/submissions/taking'
import { type Answered, listen, openConnection, requestOf } from './connection.ts'
import type { Taker } from './exam.ts'

interface Sitting {
  port: number
  quizId: string
  questionIds: readonly string[]
  taker: Taker
  /** By the clock of `performance.now`. */
  startsAt: number
  handsInAt: number
  savesEveryMs: number
  /** How long each action took, and what went wrong. */
  figures: Figures
}

export interface Figures {
  start: number[]
  save: number[]
  handIn: number[]
  errors: string[]
}

/** What one of them knows in the end. */
export interface Sat {
  taker: Taker
  /** The highest number of each question that was acknowledged. */
  acknowledged: Map<string, number>
  receipt: Receipt | undefined
  /** Whether the page, which listened all along, heard that it was over. */
  heardTheEnd: boolean
}

/** One participant as their page does it: starts, listens, saves one question after the other, and hands in. */
export async function sit(sitting: Sitting): Promise<Sat> {
  const sat: Sat = { taker: sitting.taker, acknowledged: new Map(), receipt: undefined, heardTheEnd: false }
  // Whoever doesn't even get a connection is an error like any other.
  await goThrough(sitting, sat).catch((error) => sitting.figures.errors.push(String(error)))
  return sat
}

async function goThrough(sitting: Sitting, sat: Sat): Promise<void> {
  const { port, quizId, questionIds, taker, startsAt, handsInAt, savesEveryMs, figures } = sitting
  const { browserId, accessToken } = taker
  const path = `/api/participation/quizzes/${quizId}`
  await until(startsAt)
  const page = await openConnection(port)
  await action('start', { browserId })
  const stream = await listen(
    port,
    requestOf({ method: 'GET', path: `${path}/sitting/events?browserId=${browserId}`, accessToken }),
    (piece) => {
      sat.heardTheEnd ||= piece.includes('"receipt":{')
    },
  )

  for (let number = 1; startsAt + number * savesEveryMs < handsInAt; number++) {
    await until(startsAt + number * savesEveryMs)
    const questionId = questionIds[number % questionIds.length] ?? ''
    const answer = { type: 'multiple_choice', place: number % 4 }
    const entries = [{ questionId, number, answer, isFlagged: false, spentMs: number * 1000 }]
    const saved = await action('save', { browserId, entries })
    if (saved) sat.acknowledged.set(questionId, number)
  }

  await until(handsInAt)
  const handedIn = await action('handIn', { browserId, entries: [] })
  if (handedIn) sat.receipt = JSON.parse(handedIn.text.slice(handedIn.text.indexOf('\r\n\r\n')))
  page.close()
  for (let waits = 0; handedIn && !sat.heardTheEnd && waits < TOLD_WITHIN_MS / 100; waits++) await pause(100)
  stream.close()

  /** Nothing where it was refused. */
  async function action(kind: keyof typeof PLACES, body: unknown): Promise<Answered | undefined> {
    const request = requestOf({ method: 'POST', path: `${path}/${PLACES[kind]}`, accessToken, body })
    try {
      const answered = await page.send(request)
      figures[kind].push(answered.ms)
      if (answered.status === 200) return answered
      figures.errors.push(`${kind}: ${answered.text.slice(0, 300)}`)
    } catch (error) {
      figures.errors.push(`${kind}: ${error}`)
    }
  }
}

const PLACES = { start: 'start', save: 'answers', handIn: 'hand-in' } as const
/** A second, and more than enough on a busy machine. */
const TOLD_WITHIN_MS = 10_000

async function until(time: number): Promise<void> {
  await pause(Math.max(0, time - performance.now()))
}
