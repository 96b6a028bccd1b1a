import type { RejectionReason } from '@probant/contract/generation'
import type { QuestionDraft, QuestionType } from '@probant/contract/questions'
import { draftOf, takeSlot } from './acceptance.ts'
import { rejectionOf } from './gate.ts'
import type { Candidate, GeneratorRequest, Produced, QuestionGenerator, Slot } from './provider.ts'
import { planAgain } from './slots.ts'

/** What a run needs from the world around it. */
export interface RunSurroundings {
  generator: QuestionGenerator
  request: Omit<GeneratorRequest, 'slots' | 'avoid'>
  types: readonly QuestionType[]
  slots: readonly Slot[]
  /** Titles on this subject that the creator has already. */
  known: readonly string[]
  /** Where dealing the right answer's place begins. */
  firstTurn: number
  /** Keeps one question; false once nobody wants any more. */
  save(draft: QuestionDraft, candidate: Candidate): Promise<boolean>
  reject(reason: RejectionReason): void
  signal: AbortSignal
}

/** The first round and at most two more for what is missing. */
const ROUNDS = 3

/** Makes, sifts and hands over questions one by one, until there are enough or there is nothing more to be had. */
export async function run({ generator, request, types, known, save, reject, ...rest }: RunSurroundings) {
  const titles = [...known]
  const facts = new Set<string>()
  const inner = new AbortController()
  const signal = AbortSignal.any([rest.signal, inner.signal])
  let open = [...rest.slots]
  let turn = rest.firstTurn

  for (let round = 0; round < ROUNDS && open.length > 0 && !signal.aborted; round++) {
    if (round > 0) open = planAgain(open, types, 1)
    const before = open.length
    try {
      await sift(round)
    } catch (error) {
      // What came stays a success: only the first round may fail as a whole.
      if (round === 0 || signal.aborted) throw error
      break
    }
    // A round that brought nothing would bring nothing again, unless another type can be tried.
    if (open.length === before && types.length <= round + 1) break
  }
  // Whoever still works for this run stops: enough came.
  inner.abort()

  async function sift(round: number): Promise<void> {
    const asked = { ...request, seed: request.seed + round, slots: [...open], avoid: titles }
    for await (const one of generator.generate(asked, signal)) {
      if (signal.aborted) return
      const candidate = passed(one)
      if (!candidate) continue

      takeSlot(open, candidate)
      titles.push(candidate.title)
      if (candidate.fact) facts.add(candidate.fact)
      const isGoing = await save(draftOf(candidate, request, turn), candidate)
      if (candidate.type === 'multiple_choice') turn++
      if (!isGoing) inner.abort()
      if (open.length === 0) return
    }
  }

  function passed(one: Produced): Candidate | undefined {
    if (isRejected(one)) return void reject(one.rejected)
    if (!isWanted(one, open)) return undefined
    const rejection = rejectionOf(one, { language: request.language, titles, facts })
    return rejection ? void reject(rejection) : one
  }
}

function isRejected(produced: Produced): produced is { rejected: RejectionReason } {
  return 'rejected' in produced
}

function isWanted({ type, difficulty }: Candidate, open: readonly Slot[]): boolean {
  return open.some((slot) => slot.type === type && slot.difficulty === difficulty)
}
