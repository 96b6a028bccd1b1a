import { LETTERS, type QuestionValues } from './question-values.ts'

/** A text that was typed and does not stand in the newer version. */
export interface Difference {
  field: 'title' | 'explanation' | 'subject' | 'guidance' | 'accepted' | 'answer'
  /** Of an answer. */
  letter?: string
  text: string
}

/** What somebody would lose by going on with `newer`; choices are quickly made again, texts are not. */
export function typedDifferences(typed: QuestionValues, newer: QuestionValues): Difference[] {
  const common = (['subject', 'title', 'explanation'] as const)
    .filter((field) => differs(typed[field], newer[field]))
    .map((field): Difference => ({ field, text: typed[field] }))
  return [...common, ...contentDifferences(typed, newer)]
}

function contentDifferences({ type, content }: QuestionValues, newer: QuestionValues): Difference[] {
  if (type === 'multiple_choice') {
    return content.answers.flatMap(({ text }, place): Difference[] =>
      differs(text, newer.content.answers[place]?.text)
        ? [{ field: 'answer', letter: LETTERS[place], text }]
        : [],
    )
  }
  if (type === 'fill_in') {
    const accepted = content.accepted.join('\n')
    return differs(accepted, newer.content.accepted.join('\n')) ? [{ field: 'accepted', text: accepted }] : []
  }
  if (type !== 'open' || !differs(content.guidance, newer.content.guidance)) return []
  return [{ field: 'guidance', text: content.guidance }]
}

/** What was left empty is no loss. */
function differs(typed: string, newer: string | undefined): boolean {
  return typed.trim() !== '' && typed.trim() !== newer?.trim()
}
