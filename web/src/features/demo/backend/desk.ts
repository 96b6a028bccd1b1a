import type { ResponseOf } from '@probant/contract/endpoint'
import type { Delivery, Generation, getGeneration } from '@probant/contract/generation'
import type { KnownQuestion } from '@probant/contract/tryout'
import type { Contents, KeptGeneration, KeptQuestion } from '../workspace.ts'
import { presentQuestion } from './presenting.ts'

/** The server makes all of them in a blink; laid down one by one they can be followed. */
export const LAID_DOWN_MS = 180

/** How many lie on the desk by now. */
export function laidDown({ generation, isCancelled, deliveries }: KeptGeneration, now: Date): number {
  const elapsed = now.getTime() - Date.parse(generation.startedAt)
  // A clock that was set back must not hold anything up.
  if (isCancelled || elapsed < 0) return deliveries.length
  return Math.min(deliveries.length, Math.floor(elapsed / LAID_DOWN_MS) + 1)
}

export function stateOf(kept: KeptGeneration, now: Date): Generation {
  const count = laidDown(kept, now)
  const isRunning = count < kept.deliveries.length
  const status = isRunning ? 'running' : kept.isCancelled ? 'cancelled' : 'finished'
  // What was dropped was delivered all the same.
  return { ...kept.generation, status, delivered: count + kept.dropped.length }
}

/** The desk as one sees it. */
export function viewOf(
  kept: KeptGeneration,
  contents: Contents,
  now: Date,
): ResponseOf<typeof getGeneration> {
  const dropped = kept.dropped.map(({ number, question: { id, title } }) => ({
    number,
    questionId: id,
    title,
  }))
  const here = kept.deliveries.slice(0, laidDown(kept, now))
  return { ...stateOf(kept, now), deliveries: deliveriesIn(here, contents), dropped }
}

export function deliveriesIn(kept: KeptGeneration['deliveries'], contents: Contents): Delivery[] {
  const known = new Map(contents.questions.map((question) => [question.id, question]))
  return kept.flatMap(({ number, questionId, isKept }) => {
    const question = known.get(questionId)
    return question ? [{ number, isKept, check: null, question: presentQuestion(question, contents) }] : []
  })
}

/** What the visitor has seen, newest first: also what was dropped or replaced. */
export function seenIn({ questions, generations }: Contents): KnownQuestion[] {
  const gone = generations.flatMap(({ dropped, replaced }) => [
    ...dropped.map(({ question }) => knownOf(question)),
    ...replaced,
  ])
  return [...gone, ...questions.map(knownOf)].reverse()
}

export function knownOf({ title, source, sourceSentence, explanation }: Origin): KnownQuestion {
  // Only the generator explains each fact in one sentence of its own.
  return { title, basis: source ? (sourceSentence ?? explanation) : '' }
}

type Origin = Pick<KeptQuestion, 'title' | 'source' | 'sourceSentence' | 'explanation'>
