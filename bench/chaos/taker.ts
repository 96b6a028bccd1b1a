import { setTimeout as pause } from 'node:timers/promises'
import type { GivenAnswer, JournalEntry, Receipt, Sitting } from '@probant/contract/submissions/taking'
import type { Taker } from '../exam.ts'

interface Taking {
  port: number
  quizId: string
  taker: Taker
  questionIds: readonly string[]
  edits: number
  random: () => number
}

/** What came of one participant's work, by what they know themselves. */
export interface Taken {
  taker: Taker
  /** Their last answer to each question. */
  written: Map<string, GivenAnswer | null>
  /** The highest number of each question that the server said it holds. */
  acknowledged: Map<string, number>
  receipt: Receipt
  sitting: Sitting
}

/** Somebody who answers, changes their mind and hands in, as the page does: kept until acknowledged, sent again. */
export async function takeQuiz({ port, quizId, taker, questionIds, edits, random }: Taking): Promise<Taken> {
  const { browserId, accessToken } = taker
  const path = `http://127.0.0.1:${port}/api/participation/quizzes/${quizId}`
  const written = new Map<string, GivenAnswer | null>()
  const unsent = new Map<string, JournalEntry>()
  const acknowledged = new Map<string, number>()
  let number = 0
  const sending: Promise<void>[] = []

  for (let edit = 0; edit < edits; edit++) {
    const questionId = questionIds[Math.floor(random() * questionIds.length)] ?? ''
    const answer =
      random() < 0.1 ? null : ({ type: 'multiple_choice', place: Math.floor(random() * 4) } as const)
    number += 1
    written.set(questionId, answer)
    unsent.set(questionId, { questionId, number, answer, isFlagged: false, spentMs: number })
    // Not waited for: the next change comes whether or not this one has arrived.
    if (random() < 0.7) sending.push(send())
    await pause(random() * 120)
  }
  await Promise.all(sending)
  while (unsent.size > 0) await send()
  const receipt = await handIn()
  const sitting = await untilAnswered<Sitting>('GET', `/sitting?browserId=${browserId}`)
  return { taker, written, acknowledged, receipt, sitting: sitting.body }

  async function send(): Promise<void> {
    const entries = [...unsent.values()]
    if (entries.length === 0) return
    const answer = await call('POST', '/answers', { browserId, entries })
    if (answer?.status !== 200) return
    for (const { questionId, number } of entries) {
      acknowledged.set(questionId, Math.max(number, acknowledged.get(questionId) ?? 0))
      if (unsent.get(questionId)?.number === number) unsent.delete(questionId)
    }
  }

  /** A lost answer to it is found out by asking again: then it is handed in already. */
  async function handIn(): Promise<Receipt> {
    const { status, body } = await untilAnswered<Receipt>('POST', '/hand-in', { browserId, entries: [] })
    if (status === 200) return body
    const sitting = await untilAnswered<Sitting>('GET', `/sitting?browserId=${browserId}`)
    if (!sitting.body.receipt) throw new Error(`not handed in: ${JSON.stringify(body)}`)
    return sitting.body.receipt
  }

  async function untilAnswered<Body>(method: string, to: string, body?: unknown) {
    for (;;) {
      const answer = await call(method, to, body)
      if (answer && answer.status < 500) return answer as { status: number; body: Body }
      await pause(50 + random() * 100)
    }
  }

  async function call(method: string, to: string, body?: unknown) {
    try {
      const response = await fetch(path + to, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      return { status: response.status, body: (await response.json()) as unknown }
    } catch {
      await pause(20 + random() * 50)
      return undefined
    }
  }
}
