import type { Markdown } from './kind.ts'

/** Knows the HTML of just these texts and lines: `html` has it in their order, texts first. */
export function markdownFrom(
  { texts, lines }: { texts: readonly string[]; lines: readonly string[] },
  html: readonly string[],
): Markdown {
  const blocks = new Map(texts.map((text, index) => [text, html[index] ?? '']))
  const inlines = new Map(lines.map((line, index) => [line, html[texts.length + index] ?? '']))
  return { block: (text) => blocks.get(text) ?? '', inline: (line) => inlines.get(line) ?? '' }
}
