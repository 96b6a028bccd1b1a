import type { Random } from '@probant/knowledge'
import { isStatement, truthOf } from './kinds/index.ts'
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
 * True and false statements in the order that the slots were dealt beforehand: whoever makes them may alternate, or begin with the
 * true ones. One that comes before its turn is held back until then, or until no other comes.
 */
export function truthOrder(slots: readonly Slot[], random: Random) {
  const dealt = slots.flatMap(({ isTrue }) => isTrue ?? [])
  const dealMore = dealtInBlocks(TRUTHS, random)
  const deal = () => dealt.shift() ?? dealMore()
  const held: Candidate[] = []
  let isTrueNext = deal()

  return {
    /** What may be handed over now that this one has come. */
    *take(candidate: Candidate): Generator<Candidate> {
      if (truthOf(candidate) === undefined) {
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
    const index = held.findIndex((one) => truthOf(one) === isTrueNext)
    if (index >= 0) return held.splice(index, 1)[0]
    return held.length > HELD_MOST ? held.shift() : undefined
  }
}

/**
 * For whoever can be told beforehand. What stands fixed, as in the place of another, stays so; what came before, with more
 * true than false ones by `lead`, is made up for.
 */
export function withTruths(slots: readonly Slot[], random: Random, lead = 0): Slot[] {
  const deal = lead === 0 ? balancedTruths(slots, random) : levellingTruths(slots, random, lead)
  return slots.map((slot) => (isStatement(slot) ? { ...slot, isTrue: slot.isTrue ?? deal() } : slot))
}

/** As many true as false, in the last and smaller block too; of an odd number, chance says which are more. */
function balancedTruths(slots: readonly Slot[], random: Random): () => boolean {
  const count = slots.filter(isStatement).length
  const deal = dealtInBlocks(TRUTHS, random)
  const last = random.shuffled([true, false])
  const rest = count % TRUTHS.length
  const lastBlock = random.shuffled(Array.from({ length: rest }, (_, index) => index % 2 === Number(last[0])))
  let dealt = 0
  return () => (dealt++ < count - rest ? deal() : (lastBlock.pop() ?? deal()))
}

/** First as many of the other kind as there are too many of the one, and then by turns; in an order of their own. */
function levellingTruths(slots: readonly Slot[], random: Random, lead: number): () => boolean {
  const fixed = slots.flatMap(({ isTrue }) => isTrue ?? [])
  const ahead = lead + 2 * fixed.filter(Boolean).length - fixed.length
  const count = slots.filter((slot) => isStatement(slot) && slot.isTrue === undefined).length
  const dealt = Array.from({ length: count }, (_, index) =>
    index < Math.abs(ahead) ? ahead < 0 : (index - ahead) % 2 === 0,
  )
  const shuffled = random.shuffled(dealt)
  return () => shuffled.pop() ?? random.below(2) === 0
}

const TRUTHS = [true, true, false, false]

/** Somebody who makes true ones only must not be waited for for ever. */
const HELD_MOST = 8
