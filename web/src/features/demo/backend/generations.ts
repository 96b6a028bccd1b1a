import {
  cancelGeneration,
  type Delivery,
  dropDelivery,
  type Generation,
  type GenerationRequest,
  getGeneration,
  getGenerator,
  keepAllDeliveries,
  keepDelivery,
  regenerateDelivery,
  startGeneration,
  suggestSubjects,
  takeBackDelivery,
} from '@probant/contract/generation'
import { TRYOUT_KNOWN_MAX, TRYOUT_QUESTIONS_MAX } from '@probant/contract/limits'
import type { Difficulty } from '@probant/contract/questions/form'
import type { TryoutQuestion } from '@probant/contract/tryout'
import { newId } from '#web/lib/new-id.ts'
import type { ServerEvent } from '#web/lib/server-events.ts'
import { capacityLeftIn, type KeptGeneration, type KeptQuestion } from '../workspace.ts'
import { deliveriesIn, LAID_DOWN_MS, laidDown, seenIn, stateOf, viewOf } from './desk.ts'
import { begin, drop, keep, replace, stopAfter, takeBack } from './desk-edits.ts'
import { answers } from './handling.ts'
import type { Surroundings } from './index.ts'
import { isInQuiz } from './presenting.ts'
import { found, needsAccount, refusal, tooMany } from './refusing.ts'

/** Asking for questions and looking them through, with the questions in the browser. */
export function createGenerations({ workspace, server, now }: Surroundings) {
  const { contents, change } = workspace

  return {
    handlers: [
      answers(getGenerator, () => ({
        isModel: false,
        name: 'builtin',
        maxQuestions: TRYOUT_QUESTIONS_MAX,
        checksKeys: false,
      })),
      answers(suggestSubjects, ({ querystring }) => server.suggest(querystring)),
      answers(startGeneration, ({ body }) => start(body)),
      answers(getGeneration, ({ params }) => viewOf(get(params.generationId), contents(), now())),
      answers(cancelGeneration, ({ params: { generationId } }) => {
        change(stopAfter(generationId, laidDown(get(generationId), now())))
        return stateOf(get(generationId), now())
      }),
      answers(keepDelivery, ({ params: { generationId, questionId } }) => {
        change(keep(generationId, (id) => id === questionId))
        return deliveryOf(generationId, questionId)
      }),
      answers(keepAllDeliveries, ({ params }) => change(keep(params.generationId, () => true)) as undefined),
      answers(dropDelivery, ({ params: { generationId, questionId } }) => {
        const { number } = unusedDelivery(generationId, questionId)
        const question = contents().questions.find(({ id }) => id === questionId)
        change(drop(generationId, { number, question: found(question, 'questionNotFound') }))
        return undefined
      }),
      answers(takeBackDelivery, ({ params: { generationId, questionId } }) => {
        const dropped = get(generationId).dropped.find(({ question }) => question.id === questionId)
        ensureCapacityFor(1)
        change(takeBack(generationId, found(dropped, 'questionNotFound')))
        return deliveryOf(generationId, questionId)
      }),
      answers(regenerateDelivery, ({ params }) => again(params.generationId, params.questionId)),
    ],

    /** Tells what lies there and what comes, until all of it does. */
    async *watch(id: string, signal: AbortSignal): AsyncGenerator<ServerEvent> {
      for (let shown = 0; !signal.aborted; ) {
        const { deliveries, status } = viewOf(get(id), contents(), now())
        for (const delivery of deliveries.slice(shown)) yield event('question', delivery)
        shown = deliveries.length
        yield event('state', stateOf(get(id), now()))
        if (status !== 'running') return
        await new Promise((resolve) => setTimeout(resolve, LAID_DOWN_MS))
      }
    },
  }

  function get(id: string): KeptGeneration {
    const kept = contents().generations.find(({ generation }) => generation.id === id)
    return found(kept, 'notFound')
  }

  function deliveryOf(generationId: string, questionId: string): Delivery {
    const one = get(generationId).deliveries.filter((delivery) => delivery.questionId === questionId)
    return found(deliveriesIn(one, contents())[0], 'questionNotFound')
  }

  function unusedDelivery(generationId: string, questionId: string): Delivery {
    const delivery = deliveryOf(generationId, questionId)
    if (isInQuiz(questionId, contents())) throw refusal('questionInQuiz')
    return delivery
  }

  function ensureCapacityFor(count: number): void {
    const capacity = capacityLeftIn(contents())
    if (count > capacity) throw capacity > 0 ? tooMany(capacity) : needsAccount('full')
  }

  async function start(request: GenerationRequest): Promise<Generation> {
    const { subject, language, counts, types, text } = request
    const asked = counts.easy + counts.medium + counts.tough
    ensureCapacityFor(asked)
    const { questions, rejected } = await make({ subject, language, counts, types }, text)
    // Others may have come meanwhile.
    ensureCapacityFor(questions.length)
    const made = questions.map(keptOf)
    const about = { subject, language, counts, types, hasText: text !== '', generator: 'builtin' }
    const generation = {
      id: newId(),
      ...about,
      asked,
      rejected,
      ahead: null,
      failure: null,
      startedAt: now().toISOString(),
    }
    const deliveries = made.map(({ id }, index) => ({ number: index + 1, questionId: id, isKept: false }))
    const rest = { text, isCancelled: false, dropped: [], replaced: [] }
    change(begin({ generation, deliveries, ...rest }, made))
    return { ...generation, status: 'running', delivered: 0 }
  }

  /** Another one of its kind in its place. */
  async function again(generationId: string, questionId: string): Promise<Delivery> {
    const { question: old } = unusedDelivery(generationId, questionId)
    const { generation, text } = get(generationId)
    const { subject, language } = generation
    const wanted = { subject, language, counts: onlyOne(old.difficulty), types: [old.type] }
    const { questions } = await make(wanted, text)
    const question = keptOf(found(questions[0], 'nothingLeftToAsk'))
    change(replace(generationId, old, question))
    return deliveryOf(generationId, question.id)
  }

  /** None that the visitor has seen already. */
  function make(wanted: Omit<GenerationRequest, 'text'>, text: string) {
    const known = seenIn(contents()).slice(0, TRYOUT_KNOWN_MAX)
    return server.make({ ...wanted, known, ...(text && { text }) })
  }

  function keptOf(made: TryoutQuestion): KeptQuestion {
    const at = now().toISOString()
    return { ...made, id: newId(), origin: 'generated', revision: 1, createdAt: at, updatedAt: at }
  }
}

function event(name: string, data: unknown): ServerEvent {
  return { event: name, data: JSON.stringify(data) }
}

function onlyOne(difficulty: Difficulty): Record<Difficulty, number> {
  return { easy: 0, medium: 0, tough: 0, [difficulty]: 1 }
}
