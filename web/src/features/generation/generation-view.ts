import type { ResponseOf } from '@probant/contract/endpoint'
import {
  type Delivery,
  deliverySchema,
  type Generation,
  generationSchema,
  type getGeneration,
} from '@probant/contract/generation'
import type { Question } from '@probant/contract/questions/question'
import type { ServerEvent } from '#web/lib/server-events.ts'

/** A generation with the questions that lie on the desk. */
export type GenerationView = ResponseOf<typeof getGeneration>

export type GenerationEvent =
  | { name: 'state'; generation: Generation }
  | { name: 'question'; delivery: Delivery }

/** What the stream says; what this page doesn't understand is passed over. */
export function readEvent({ event, data }: ServerEvent): GenerationEvent | undefined {
  const value = jsonIn(data)
  if (event === 'state') {
    const { data: generation } = generationSchema.safeParse(value)
    return generation && { name: 'state', generation }
  }
  if (event === 'question') {
    const { data: delivery } = deliverySchema.safeParse(value)
    return delivery && { name: 'question', delivery }
  }
}

/** The stream tells everything again after a lost connection: what is there already is not laid down twice. */
export function applied(view: GenerationView, event: GenerationEvent): GenerationView {
  if (event.name === 'state') return { ...view, ...event.generation }
  return withDelivery(view, event.delivery)
}

/** In its place, by its number: one that was made again takes the place of the old one. */
export function withDelivery(view: GenerationView, delivery: Delivery): GenerationView {
  const others = view.deliveries.filter(({ number }) => number !== delivery.number)
  const deliveries = [...others, delivery].sort(byNumber)
  return { ...view, deliveries, dropped: view.dropped.filter(({ number }) => number !== delivery.number) }
}

/** It lies on the desk no longer; what it was is remembered, so that it can be taken back. */
export function withoutDropped(view: GenerationView, questionId: string): GenerationView {
  const gone = view.deliveries.filter(({ question }) => question.id === questionId)
  const dropped = gone.map(({ number, question: { title } }) => ({ number, questionId, title }))
  return {
    ...view,
    deliveries: view.deliveries.filter(({ question }) => question.id !== questionId),
    dropped: [...view.dropped, ...dropped].sort(byNumber),
  }
}

export function withQuestion(view: GenerationView, edited: Question): GenerationView {
  const deliveries = view.deliveries.map((delivery) =>
    delivery.question.id === edited.id ? { ...delivery, question: edited } : delivery,
  )
  return { ...view, deliveries }
}

export function allKept(view: GenerationView): GenerationView {
  return { ...view, deliveries: view.deliveries.map((delivery) => ({ ...delivery, isKept: true })) }
}

/** How many still wait to be looked through. */
export function waitingCount({ deliveries }: Pick<GenerationView, 'deliveries'>): number {
  return deliveries.filter(({ isKept }) => !isKept).length
}

function byNumber(one: { number: number }, other: { number: number }): number {
  return one.number - other.number
}

function jsonIn(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}
