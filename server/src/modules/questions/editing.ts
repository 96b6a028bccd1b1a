import { isDeepStrictEqual } from 'node:util'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { kindOf, type Markdown } from '@probant/kinds'
import { fingerprint } from './fingerprint.ts'
import type { WrittenTexts } from './rendering.ts'
import type { QuestionRow, QuestionSnapshot } from './repository.ts'

/** What an author wrote, as it is kept. */
export function written(draft: QuestionDraft, markdown: Markdown): Written {
  const { type, subject, language, difficulty, title, explanation } = draft
  return {
    type,
    subject,
    language,
    difficulty,
    title,
    titleHtml: markdown.block(title),
    content: kindOf(draft).keep(draft.content, markdown),
    explanation,
    explanationHtml: explanation && markdown.block(explanation),
    fingerprint: fingerprint(title),
  }
}

export type Written = QuestionSnapshot & Pick<QuestionRow, 'fingerprint'>

/** Everything in it that is Markdown. */
export function textsOf({ title, explanation, type, content }: QuestionDraft): WrittenTexts {
  const { texts, lines } = kindOf({ type }).markdownIn(content)
  return { texts: [title, explanation, ...texts], lines }
}

/** A question as one of its revisions remembers it. */
export function snapshotOf(question: QuestionSnapshot): QuestionSnapshot {
  const { type, subject, language, difficulty, title, titleHtml, content, explanation, explanationHtml } =
    question
  return { type, subject, language, difficulty, title, titleHtml, content, explanation, explanationHtml }
}

export function isSame(one: QuestionSnapshot, other: QuestionSnapshot): boolean {
  return isDeepStrictEqual(snapshotOf(one), snapshotOf(other))
}

/** The same once more: nothing of where it came from, or of who made it, but that it is a copy. */
export function copyOf(question: QuestionRow): Written & Pick<QuestionRow, 'originalId'> {
  const { id, originalId, fingerprint } = question
  return { ...snapshotOf(question), fingerprint, originalId: originalId ?? id }
}
