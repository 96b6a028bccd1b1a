import type { FormContent, KeptContent, Mark, Markdown } from './kind.ts'

export function render(
  { maxScore, guidance }: FormContent<'open'>,
  { block }: Markdown,
): KeptContent<'open'> {
  return { type: 'open', maxScore, guidance, guidanceHtml: block(guidance) }
}

/** The guidance is for whoever grades. */
export function withoutAnswer({ type, maxScore }: KeptContent<'open'>) {
  return { type, maxScore }
}

/** A person gives the points. */
export function mark(_content: KeptContent<'open'>, _answer: string): Mark {
  return 'ungraded'
}
