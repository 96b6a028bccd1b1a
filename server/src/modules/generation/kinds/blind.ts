import { kindOf } from '@probant/kinds'
import { type GivenAnswer, writtenSchemaOf } from '@probant/kinds/schemas'
import { type Random, seededRandom } from '@probant/knowledge'
import type { Candidate } from '../provider.ts'
import { generatedKind } from './index.ts'

/** A question as somebody answers it who doesn't know the key. */
export interface Blind {
  form: BlindForm
  /** What stands below its title: what there is to choose from, or the text with its gaps. */
  below: string
  /** What would have to be answered. */
  right: readonly string[]
  /** Does this mean the same as the key? */
  agrees(given: readonly string[]): boolean
}

/** What an answer consists of. */
export const BLIND_FORMS = ['letter', 'letters', 'order', 'pairs', 'truth', 'text', 'number', 'gaps'] as const
export type BlindForm = (typeof BLIND_FORMS)[number]

/** Chosen from lettered options: one of them, or several in any order. */
export function amongOptions(options: readonly Option[], random: Random): Omit<Blind, 'form'> {
  const shuffled = random.shuffled(options)
  const right = shuffled.flatMap(({ isRight }, index) => (isRight ? [LETTERS.charAt(index)] : []))
  return {
    below: lettered(shuffled.map(({ text }) => text)),
    right,
    agrees: (given) => letters(given).toSorted().join() === right.join(),
  }
}

interface Option {
  text: string
  isRight: boolean
}

/** A sequence of letters: the right one of each line, or an order. */
export function inSequence(below: string, right: readonly string[]): Omit<Blind, 'form'> {
  return { below, right, agrees: (given) => letters(given).join() === right.join() }
}

/** Typed: whatever the kind itself would give all points for. */
export function typed(
  made: Candidate,
  right: readonly string[],
  answerOf: (given: readonly string[]) => GivenAnswer,
) {
  return { below: '', right, agrees: (given: readonly string[]) => earnsAll(made, answerOf(given)) }
}

export const LETTERS = 'ABCDEFGHIJKLMNOP'

export function lettered(texts: readonly string[]): string {
  return texts.map((text, index) => `${LETTERS.charAt(index)}) ${text}`).join('\n')
}

/** "B", "b)" and "B) the second one" are one answer. */
function letters(given: readonly string[]): string[] {
  return given.map((text) => /^\W*([A-P])\b/i.exec(text)?.[1]?.toUpperCase() ?? '?')
}

function earnsAll(made: Candidate, answer: GivenAnswer): boolean {
  const asWritten = { markdown: String, plain: String, dealPlace: () => 0, random: seededRandom(1) }
  const written = writtenSchemaOf(made.type).safeParse(generatedKind(made).written(made, asWritten))
  if (!written.success) return false
  const kind = kindOf(made)
  return kind.mark(kind.keep(written.data, { block: String, inline: String }), answer) === 1
}
