import type { RejectionReason } from '@probant/contract/generation'
import type { QuestionDraft, QuestionType } from '@probant/contract/questions/form'
import type { Random } from '@probant/knowledge'
import { Refusal } from '#server/platform/errors.ts'
import type { Asking } from '#server/platform/workers/pool.ts'
import { draftOf, takeSlot } from './acceptance.ts'
import { dealtInBlocks, truthOrder, withTruths } from './answer-order.ts'
import { factsIn, rejectionOf } from './gate.ts'
import { stemOf, truthOf } from './kinds/index.ts'
import { knownTitles } from './known-titles.ts'
import { type Neighbour, neighbourOf } from './neighbours.ts'
import type { Candidate, GeneratorRequest, Produced, QuestionGenerator, Slot } from './provider.ts'
import { planAgain } from './slots.ts'

/** What a run needs from the world around it. */
export interface RunSurroundings {
  generator: QuestionGenerator
  request: Omit<GeneratorRequest, 'slots' | 'avoid' | 'asked'>
  asking?: Asking
  types: readonly QuestionType[]
  slots: readonly Slot[]
  /** What the creator has on this subject already: titles, and what else tells questions apart. */
  known: readonly string[]
  /** The other questions of the batch, where one of them is made again. */
  neighbours?: readonly Neighbour[]
  /** Those of the batch that were dropped or replaced already. */
  discarded?: readonly Neighbour[]
  /** What the creator has on this subject, where its answers are known too. */
  kept?: readonly Neighbour[]
  /** Deals where the right answers stand, and whether the next statement is true. */
  random: Random
  /** Keeps one question; false once nobody wants any more. */
  save(draft: QuestionDraft, candidate: Candidate): Promise<boolean>
  reject(reason: RejectionReason): void
  signal: AbortSignal
}

/** How many came of it; where none did, whether that is because there are no others. */
export interface RunOutcome {
  savedCount: number
  isExhausted: boolean
}

/** The first round and at most two more for what is missing. */
const ROUNDS = 3

/** Whoever asks no model comes round to each of the types, and only then is nothing more to be had. */
function roundsOf({ isModel }: QuestionGenerator, types: readonly QuestionType[]): number {
  return isModel ? ROUNDS : Math.max(ROUNDS, types.length)
}

/** Makes, sifts and hands over questions one by one, until there are enough or there is nothing more to be had. */
export async function run(surroundings: RunSurroundings): Promise<RunOutcome> {
  const { generator, request, types, known, save, ...rest } = surroundings
  // Newest last: whoever can take only some of them takes those.
  const titles = [...known].reverse()
  const prepared = knownTitles(known)
  const facts = new Set<string>()
  const neighbours = [...(rest.neighbours ?? [])]
  const inner = new AbortController()
  const signal = AbortSignal.any([rest.signal, inner.signal])
  const dealPlace = dealtInBlocks([0, 1, 2, 3], rest.random)
  let open = withTruths(rest.slots, rest.random)
  const truths = truthOrder(open, rest.random)
  let savedCount = 0
  /** How many more true statements than false ones were handed over. */
  let truthLead = 0
  let wasBarren = false
  let isOldNews = false

  const rounds = roundsOf(generator, types)
  for (let round = 0; round < rounds && open.length > 0 && !signal.aborted; round++) {
    // A model may do better the second time: only what two rounds could not make is tried in another of the asked types.
    // Whoever has no more of one type will have no more of it in the next round either.
    if (round > 1 || wasBarren || (round > 0 && !generator.isModel)) open = planAgain(open, types, 1)
    const before = open.length
    try {
      await sift(round)
    } catch (error) {
      await handOverHeld()
      // What came stays a success: a provider that fails afterwards only leaves the rest missing.
      if (savedCount === 0 || !(error instanceof Refusal)) throw error
      break
    }
    // A round that brought nothing would bring nothing again, unless another type can be tried.
    wasBarren = open.length === before
    if (wasBarren && types.length === 1) break
  }
  const isStopped = signal.aborted
  // Whoever still works for this run stops: enough came.
  inner.abort()
  // A model that brings nothing may do so the next time, unless it has only repeated itself.
  return { savedCount, isExhausted: savedCount === 0 && !isStopped && (!generator.isModel || isOldNews) }

  async function sift(round: number): Promise<void> {
    open = withTruths(open, rest.random, truthLead)
    const asked = { ...request, seed: request.seed + round, slots: [...open], avoid: titles, asked: facts }
    let unwantedCount = 0
    for await (const one of generator.generate(asked, signal, rest.asking)) {
      if (signal.aborted) return
      unwantedCount = isRejected(one) || isWanted(one, open) ? 0 : unwantedCount + 1
      // It has gone round all that was asked without anything for what is still missing, and would go on for ever.
      if (!generator.isModel && unwantedCount > asked.slots.length) break
      // Sifting takes a moment each: everybody else is served in between.
      await yieldToEventLoop()
      const candidate = passed(one)
      if (!candidate) continue

      titles.push(stemOf(candidate))
      prepared.add(stemOf(candidate))
      for (const fact of factsIn(candidate)) facts.add(fact)
      neighbours.push(neighbourOf(candidate))
      for (const ready of inOrder(candidate)) await handOver(ready)
      if (open.length === 0) return
    }
    await handOverHeld()
  }

  /** A model was told the order, and what it takes its time for is shown at once. */
  function inOrder(candidate: Candidate): Iterable<Candidate> {
    return generator.isModel ? [candidate] : truths.take(candidate)
  }

  async function handOverHeld(): Promise<void> {
    for (const held of truths.rest()) await handOver(held)
  }

  async function handOver(candidate: Candidate): Promise<void> {
    if (signal.aborted || !takeSlot(open, candidate)) return
    const isGoing = await save(draftOf(candidate, request, { dealPlace, random: rest.random }), candidate)
    if (isGoing) savedCount++
    else inner.abort()
    const truth = truthOf(candidate)
    if (truth !== undefined) truthLead += truth ? 1 : -1
  }

  function passed(one: Produced): Candidate | undefined {
    if (!isRejected(one) && !isWanted(one, open)) return undefined
    const batch = {
      language: request.language,
      titles: prepared,
      facts,
      neighbours,
      discarded: rest.discarded,
      kept: rest.kept,
    }
    const rejection = isRejected(one) ? one.rejected : rejectionOf(one, batch)
    if (!rejection) return one as Candidate
    isOldNews ||= rejection === 'duplicate'
    rest.reject(rejection)
  }
}

/** Lets whatever else waits have its turn. */
function yieldToEventLoop(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}

function isRejected(produced: Produced): produced is { rejected: RejectionReason } {
  return 'rejected' in produced
}

function isWanted({ type, difficulty }: Candidate, open: readonly Slot[]): boolean {
  return open.some((slot) => slot.type === type && slot.difficulty === difficulty)
}
