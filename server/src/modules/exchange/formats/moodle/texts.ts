import { markdownFromHtml, markdownFromText } from '#server/platform/markdown/from-html.ts'

/** How Moodle keeps a text; `auto` is text with a little HTML in it, whose line breaks count. */
export type MoodleFormat = 'html' | 'auto' | 'plain' | 'markdown'

export interface MoodleText {
  text: string
  format: MoodleFormat
}

interface Options {
  /** Where a picture is now, by what the text calls it. */
  picture: (src: string) => string | undefined
  /** A line of text, such as an answer. */
  isInline?: boolean
}

/** What such a text says, as we write it. */
export function markdownOfMoodle({ text, format }: MoodleText, options: Options): string {
  // Far beyond what a question may have; the question's own rules refuse it, and nobody waits for it to be read.
  if (text.length > LONGEST[format]) return text
  if (format === 'plain') return markdownFromText(text)
  if (format === 'markdown') return withOurPictures(text, options.picture).trim()
  return markdownFromHtml(format === 'auto' ? htmlOfAuto(text) : text, options)
}

/** HTML may well be ten times as long as what it says. */
const LONGEST: Record<MoodleFormat, number> = {
  html: 100_000,
  auto: 100_000,
  plain: 20_000,
  markdown: 20_000,
}

/** Formulas and pictures are named otherwise there; the rest is Markdown as well. */
function withOurPictures(markdown: string, picture: Options['picture']): string {
  return markdown
    .replace(/!\[([^\]\n]{0,1000})\]\(([^)\s]{1,1000})\)/g, (_whole, alt: string, src: string) => {
      const url = picture(src)
      return url ? `![${alt}](${url})` : alt
    })
    .replace(/\\\\\(([^\n]{1,2000}?)\\\\\)/g, (_whole, tex: string) => `$${tex}$`)
    .replace(/\\\\\[([^\n]{1,2000}?)\\\\\]/g, (_whole, tex: string) => `$$${tex}$$`)
}

function htmlOfAuto(text: string): string {
  const html = text.replace(NO_TAG, '&lt;')
  if (BLOCK.test(html)) return html
  return html
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('')
}

const BLOCKS = 'p|div|ul|ol|li|table|thead|tbody|tr|td|th|pre|blockquote|h[1-6]|hr|center'
const LINES =
  'br|b|strong|i|em|u|s|del|strike|sub|sup|span|font|small|big|tt|code|a|img|math|svg|script|style|iframe|object|embed|video|audio'
/** `a<b` is no element, but what people write. */
const NO_TAG = new RegExp(`<(?!/?(?:${BLOCKS}|${LINES})(?:\\s[^<>]*)?/?>)`, 'gi')
const BLOCK = new RegExp(`<(?:${BLOCKS})[\\s/>]`, 'i')
