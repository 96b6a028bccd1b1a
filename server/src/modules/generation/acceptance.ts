import type { GenerationRequest } from '@probant/contract/generation'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { generatedKind, truthOf } from './kinds/index.ts'
import type { Writing } from './kinds/kind.ts'
import type { Candidate, Slot } from './provider.ts'

/** Takes the open slot that the candidate fits best; a candidate without one is more than was asked for. */
export function takeSlot(open: Slot[], candidate: Candidate): boolean {
  const isFitting = ({ type, difficulty }: Slot) =>
    type === candidate.type && difficulty === candidate.difficulty
  const truth = truthOf(candidate)
  const isAsTrue = ({ isTrue }: Slot) => truth === undefined || isTrue === truth
  const best = open.findIndex((slot) => isFitting(slot) && isAsTrue(slot))
  const index = best >= 0 ? best : open.findIndex(isFitting)
  if (index >= 0) open.splice(index, 1)
  return index >= 0
}

/** The candidate as a question of the bank, its right answers in the places that are dealt to them. */
export function draftOf(
  candidate: Candidate,
  { subject, language }: Pick<GenerationRequest, 'subject' | 'language'>,
  dealing: Pick<Writing, 'dealPlace' | 'random'>,
): QuestionDraft {
  const { type, title, explanation, difficulty } = candidate
  const markdown = candidate.isPlainText ? escaped : trimmed
  const content = generatedKind(candidate).written(candidate, { markdown, plain: trimmed, ...dealing })
  const texts = { title: markdown(title), explanation: markdown(explanation) }
  return { subject, language, difficulty, ...texts, type, content } as QuestionDraft
}

/** A model may break a character in two; the database takes whole ones only. */
const trimmed = (text: string) => text.toWellFormed().trim()

/** As Markdown that shows just this; what stands between backticks is code. */
function escaped(text: string): string {
  return trimmed(text)
    .split(/(`[^`]+`)/)
    .map((part) => (/^`[^`]+`$/.test(part) ? part : part.replace(/[\\`*_[\]<>$~#|&]/g, '\\$&')))
    .join('')
}
