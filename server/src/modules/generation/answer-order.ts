import type { Random } from '@probant/knowledge'
import type { Candidate, Slot } from './provider.ts'

/** Each value as often as any other in every block, and each block in its own random order: even, and not to be foreseen. */
export function dealtInBlocks<Value>(values: readonly Value[], random: Random): () => Value {
  let block: Value[] = []
  return () => {
    if (block.length === 0) block = random.shuffled(values)
    return block.pop() as Value
  }
}

/**
 * True and false statements in an order that is dealt beforehand: whoever makes them may alternate, or begin with the
 * true ones. One that comes before its turn is held back until then, or until no other comes.
 */
export function truthOrder(random: Random) {
  const deal = dealtInBlocks(TRUTHS, random)
  const held: Candidate[] = []
  let isTrueNext = deal()

  return {
    /** What may be handed over now that this one has come. */
    *take(candidate: Candidate): Generator<Candidate> {
      if (candidate.type !== 'true_false') {
        yield candidate
        return
      }
      held.push(candidate)
      for (let next = nextHeld(); next; next = nextHeld()) {
        isTrueNext = deal()
        yield next
      }
    },

    /** Those that are still held back, once no other comes. */
    rest: (): Candidate[] => held.splice(0),
  }

  function nextHeld(): Candidate | undefined {
    const place = held.findIndex((one) => one.type === 'true_false' && one.isTrue === isTrueNext)
    if (place >= 0) return held.splice(place, 1)[0]
    return held.length > HELD_MOST ? held.shift() : undefined
  }
}

/** For whoever can be told beforehand, and is too slow for one to be held back: a model. */
export function withTruths(slots: readonly Slot[], random: Random): Slot[] {
  const deal = dealtInBlocks(TRUTHS, random)
  return slots.map((slot) => (slot.type === 'true_false' ? { ...slot, isTrue: deal() } : slot))
}

const TRUTHS = [true, true, false, false]

/** Somebody who makes true ones only must not be waited for for ever. */
const HELD_MOST = 8
