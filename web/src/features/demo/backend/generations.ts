import type { ResponseOf } from '@probant/contract/endpoint'
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
  listGenerations,
  regenerateDelivery,
  startGeneration,
  suggestSubjects,
  takeBackDelivery,
} from '@probant/contract/generation'
import { TRYOUT_KEPT_MAX, TRYOUT_KNOWN_MAX, TRYOUT_QUESTIONS_MAX } from '@probant/contract/limits'
import type { Difficulty } from '@probant/contract/questions/form'
import type { TryoutQuestion } from '@probant/contract/tryout'
import { newId } from '#web/lib/new-id.ts'
import type { ServerEvent } from '#web/lib/server-events.ts'
import type { KeptGeneration, KeptQuestion } from '../workspace.ts'
import { answers } from './handling.ts'
import type { Surroundings } from './index.ts'
import { isInQuiz, presentQuestion } from './presenting.ts'
import { found, needsAccount, refusal } from './refusing.ts'

/** The server makes all of them in a blink; laid down one by one they can be followed. */
export const LAID_DOWN_MS = 180

type View = ResponseOf<typeof getGeneration>

/** Asking for questions and looking them through, with the questions in the browser. */
export function createGenerations({ workspace, server, now }: Surroundings) {
  const { contents } = workspace
  const get = (id: string) =>
    found(
      contents().generations.find(({ generation }) => generation.id === id),
      'notFound',
    )

  function change(id: string, changed: (kept: KeptGeneration) => KeptGeneration): void {
    workspace.change(({ generations }) => ({
      generations: generations.map((kept) => (kept.generation.id === id ? changed(kept) : kept)),
    }))
  }

  function added(made: TryoutQuestion): KeptQuestion {
    const at = now().toISOString()
    return { ...made, id: newId(), origin: 'generated', revision: 1, createdAt: at, updatedAt: at }
  }

  /** What the visitor has seen of a subject, newest first. */
  function seen(): string[] {
    const { questions, generations } = contents()
    const gone = generations.flatMap(({ dropped, replaced }) => [
      ...dropped.map(({ question }) => question.title),
      ...replaced,
    ])
    return [...questions.map(({ title }) => title), ...gone].reverse().slice(0, TRYOUT_KNOWN_MAX)
  }

  async function start(request: GenerationRequest): Promise<Generation> {
    const { subject, language, counts, types, text } = request
    const asked = counts.easy + counts.medium + counts.tough
    if (contents().questions.length + asked > TRYOUT_KEPT_MAX) throw needsAccount('full')
    const { questions, rejected } = await server.make({
      subject,
      language,
      counts,
      types,
      known: seen(),
      ...(text && { text }),
    })
    const fresh = questions.map(added)
    const kept: KeptGeneration = {
      generation: {
        id: newId(),
        subject,
        language,
        counts,
        types,
        hasText: text !== '',
        generator: 'builtin',
        asked,
        rejected,
        ahead: null,
        failure: null,
        startedAt: now().toISOString(),
      },
      text,
      isCancelled: false,
      deliveries: fresh.map(({ id }, place) => ({ number: place + 1, questionId: id, isKept: false })),
      dropped: [],
      replaced: [],
    }
    workspace.change(({ questions, generations }) => ({
      questions: [...questions, ...fresh],
      generations: [...generations, kept],
    }))
    return { ...kept.generation, status: 'running', delivered: 0 }
  }

  /** As many as lie there by now. */
  function laidDown({ generation, isCancelled, deliveries }: KeptGeneration): number {
    const elapsed = now().getTime() - Date.parse(generation.startedAt)
    // A clock that was set back must not hold anything up.
    if (isCancelled || elapsed < 0) return deliveries.length
    return Math.min(deliveries.length, Math.floor(elapsed / LAID_DOWN_MS) + 1)
  }

  function stateOf(kept: KeptGeneration): Generation {
    const count = laidDown(kept)
    const isRunning = count < kept.deliveries.length
    const status = isRunning ? 'running' : kept.isCancelled ? 'cancelled' : 'finished'
    // What was dropped was delivered all the same.
    return { ...kept.generation, status, delivered: count + kept.dropped.length }
  }

  function deliveriesOf({ deliveries }: Pick<KeptGeneration, 'deliveries'>): Delivery[] {
    const known = new Map(contents().questions.map((question) => [question.id, question]))
    return deliveries.flatMap(({ number, questionId, isKept }) => {
      const question = known.get(questionId)
      return question ? [{ number, isKept, question: presentQuestion(question, contents()) }] : []
    })
  }

  function viewOf(kept: KeptGeneration): View {
    const dropped = kept.dropped.map(({ number, question: { id, title } }) => ({
      number,
      questionId: id,
      title,
    }))
    const deliveries = deliveriesOf({ deliveries: kept.deliveries.slice(0, laidDown(kept)) })
    return { ...stateOf(kept), deliveries, dropped }
  }

  function deliveryOf(generationId: string, questionId: string): Delivery {
    const one = get(generationId).deliveries.filter((delivery) => delivery.questionId === questionId)
    return found(deliveriesOf({ deliveries: one })[0], 'questionNotFound')
  }

  /** What has not been laid down yet never will be. */
  function cancel(id: string): Generation {
    const kept = get(id)
    const [here, rest] = [kept.deliveries.slice(0, laidDown(kept)), kept.deliveries.slice(laidDown(kept))]
    const unseen = new Set(rest.map(({ questionId }) => questionId))
    workspace.change(({ questions }) => ({ questions: questions.filter((one) => !unseen.has(one.id)) }))
    change(id, (now) => ({ ...now, deliveries: here, isCancelled: true }))
    return stateOf(get(id))
  }

  function drop(id: string, questionId: string): void {
    const { number } = deliveryOf(id, questionId)
    if (isInQuiz(questionId, contents())) throw refusal('questionInQuiz')
    const question = found(
      contents().questions.find((one) => one.id === questionId),
      'questionNotFound',
    )
    workspace.change(({ questions }) => ({ questions: questions.filter((one) => one !== question) }))
    change(id, (kept) => ({
      ...kept,
      deliveries: kept.deliveries.filter((one) => one.questionId !== questionId),
      dropped: [...kept.dropped, { number, question }],
    }))
  }

  function takeBack(id: string, questionId: string): Delivery {
    const back = found(
      get(id).dropped.find(({ question }) => question.id === questionId),
      'questionNotFound',
    )
    workspace.change(({ questions }) => ({ questions: [...questions, back.question] }))
    change(id, (kept) => ({
      ...kept,
      dropped: kept.dropped.filter((one) => one !== back),
      deliveries: inOrder([...kept.deliveries, { number: back.number, questionId, isKept: false }]),
    }))
    return deliveryOf(id, questionId)
  }

  /** Another one of its kind in its place. */
  async function again(id: string, questionId: string): Promise<Delivery> {
    const { number, question: old } = deliveryOf(id, questionId)
    if (isInQuiz(questionId, contents())) throw refusal('questionInQuiz')
    const { generation, text } = get(id)
    const { questions: made } = await server.make({
      subject: generation.subject,
      language: generation.language,
      counts: onlyOne(old.difficulty),
      types: [old.type],
      known: seen(),
      ...(text && { text }),
    })
    const question = added(found(made[0], 'nothingLeftToAsk'))
    workspace.change(({ questions }) => ({
      questions: questions.map((one) => (one.id === questionId ? question : one)),
    }))
    change(id, (kept) => ({
      ...kept,
      replaced: [...kept.replaced, old.title],
      deliveries: kept.deliveries.map((one) =>
        one.questionId === questionId ? { number, questionId: question.id, isKept: false } : one,
      ),
    }))
    return deliveryOf(id, question.id)
  }

  function keep(id: string, isMeant: (questionId: string) => boolean): void {
    change(id, (kept) => ({
      ...kept,
      deliveries: kept.deliveries.map((one) => ({ ...one, isKept: one.isKept || isMeant(one.questionId) })),
    }))
  }

  return {
    handlers: [
      answers(getGenerator, () => ({ isModel: false, name: 'builtin', maxQuestions: TRYOUT_QUESTIONS_MAX })),
      answers(suggestSubjects, ({ querystring }) => server.suggest(querystring)),
      answers(startGeneration, ({ body }) => start(body)),
      answers(listGenerations, () => []),
      answers(getGeneration, ({ params }) => viewOf(get(params.generationId))),
      answers(cancelGeneration, ({ params }) => cancel(params.generationId)),
      answers(keepDelivery, ({ params: { generationId, questionId } }) => {
        keep(generationId, (id) => id === questionId)
        return deliveryOf(generationId, questionId)
      }),
      answers(keepAllDeliveries, ({ params }) => keep(params.generationId, () => true) as undefined),
      answers(dropDelivery, ({ params }) => drop(params.generationId, params.questionId) as undefined),
      answers(takeBackDelivery, ({ params }) => takeBack(params.generationId, params.questionId)),
      answers(regenerateDelivery, ({ params }) => again(params.generationId, params.questionId)),
    ],

    /** Tells what lies there and what comes, until all of it does. */
    async *watch(id: string, signal: AbortSignal): AsyncGenerator<ServerEvent> {
      let shown = 0
      while (!signal.aborted) {
        const view = viewOf(get(id))
        for (const delivery of view.deliveries.slice(shown)) yield event('question', delivery)
        shown = view.deliveries.length
        yield event('state', stateOf(get(id)))
        if (view.status !== 'running') return
        await new Promise((resolve) => setTimeout(resolve, LAID_DOWN_MS))
      }
    },
  }
}

function event(name: string, data: unknown): ServerEvent {
  return { event: name, data: JSON.stringify(data) }
}

function onlyOne(difficulty: Difficulty): Record<Difficulty, number> {
  return { easy: 0, medium: 0, tough: 0, [difficulty]: 1 }
}

function inOrder<One extends { number: number }>(deliveries: One[]): One[] {
  return deliveries.sort((one, other) => one.number - other.number)
}
