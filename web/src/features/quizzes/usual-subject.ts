import { NAME_MAX, NAME_MIN } from '@probant/contract/limits'
import type { QuizDocument } from './quiz-document.ts'

/** What most of its questions are about; before there are any, what its title says. */
export function usualSubject({ title, blocks }: Pick<QuizDocument, 'title' | 'blocks'>): string {
  const counts = new Map<string, number>()
  for (const block of blocks) {
    if (block.kind !== 'question') continue
    counts.set(block.question.subject, (counts.get(block.question.subject) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  const named = title.trim()
  return most?.[0] ?? (named.length >= NAME_MIN && named.length <= NAME_MAX ? named : '')
}
