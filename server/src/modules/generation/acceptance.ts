import type { GenerationRequest } from '@probant/contract/generation'
import type { QuestionDraft } from '@probant/contract/questions/form'
import type { Candidate, Slot } from './provider.ts'

/** Takes the open slot that the candidate fits best; a candidate without one is more than was asked for. */
export function takeSlot(open: Slot[], candidate: Candidate): boolean {
  const isFitting = ({ type, difficulty }: Slot) =>
    type === candidate.type && difficulty === candidate.difficulty
  const isAsTrue = ({ isTrue }: Slot) => candidate.type !== 'true_false' || isTrue === candidate.isTrue
  const best = open.findIndex((slot) => isFitting(slot) && isAsTrue(slot))
  const index = best >= 0 ? best : open.findIndex(isFitting)
  if (index >= 0) open.splice(index, 1)
  return index >= 0
}

/** The candidate as a question of the bank, its right answer in the place that is dealt to it. */
export function draftOf(
  candidate: Candidate,
  { subject, language }: Pick<GenerationRequest, 'subject' | 'language'>,
  dealPlace: () => number,
): QuestionDraft {
  const { title, explanation, difficulty } = candidate
  const written = candidate.isPlainText ? escaped : trimmed
  const common = { subject, language, difficulty, title: written(title), explanation: written(explanation) }
  switch (candidate.type) {
    case 'multiple_choice': {
      const answers = candidate.wrong.map((text) => ({ text: written(text), isCorrect: false }))
      answers.splice(dealPlace(), 0, { text: written(candidate.correct), isCorrect: true })
      return { ...common, type: candidate.type, content: { answers } }
    }
    case 'true_false':
      return { ...common, type: candidate.type, content: { isTrue: candidate.isTrue } }
    case 'fill_in': {
      const accepted = [...new Set(candidate.accepted.map((answer) => trimmed(answer)))].slice(0, 20)
      return { ...common, type: candidate.type, content: { accepted, ignoresAccents: false } }
    }
    case 'open': {
      const { maxScore, guidance } = candidate
      return { ...common, type: candidate.type, content: { maxScore, guidance: written(guidance) } }
    }
  }
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
