import { isDeepStrictEqual } from 'node:util'
import type { QuestionDraft } from '@probant/contract/questions/form'
import { fingerprint } from './fingerprint.ts'
import { type Markdown, render } from './kinds/index.ts'
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
    content: render(draft, markdown),
    explanation,
    explanationHtml: explanation && markdown.block(explanation),
    fingerprint: fingerprint(title),
  }
}

export type Written = QuestionSnapshot & Pick<QuestionRow, 'fingerprint'>

/** Everything in it that is Markdown. */
export function textsOf({ title, explanation, ...draft }: QuestionDraft): WrittenTexts {
  const texts = [title, explanation]
  if (draft.type === 'multiple_choice') return { texts, lines: draft.content.answers.map(({ text }) => text) }
  return { texts: draft.type === 'open' ? [...texts, draft.content.guidance] : texts }
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
