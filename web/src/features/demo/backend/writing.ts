import type { QuestionDraft } from '@probant/contract/questions/form'
import type { TryoutQuestion } from '@probant/contract/tryout'
import { kindOf } from '@probant/kinds'
import { markdownFrom } from '@probant/kinds/markdown'

/** Everything in it that is Markdown; texts become paragraphs, answers stay lines. */
export function textsOf({ title, explanation, type, content }: QuestionDraft) {
  const { texts, lines } = kindOf({ type }).markdownIn(content)
  return { texts: [title, explanation, ...texts], lines }
}

/** What was written by hand, as it is kept; `html` is that of its texts and lines, in their order. */
export function written(
  draft: QuestionDraft,
  html: readonly string[],
): Omit<TryoutQuestion, 'source' | 'sourceSentence'> {
  const { type, subject, language, difficulty, title, explanation } = draft
  const markdown = markdownFrom(textsOf(draft), html)
  return {
    type,
    subject,
    language,
    difficulty,
    title,
    titleHtml: markdown.block(title),
    explanation,
    explanationHtml: markdown.block(explanation),
    content: kindOf(draft).keep(draft.content, markdown),
  }
}
