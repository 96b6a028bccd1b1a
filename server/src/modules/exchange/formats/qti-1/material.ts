import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { markdownFromText } from '#server/platform/markdown/from-html.ts'
import { textOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Texts } from '../qti/texts.ts'
import { htmlOf } from '../qti-2/content.ts'

/** A piece of text of QTI 1: words alone, or HTML, or a place for an answer between them. */
export type Piece = { text: string } | { html: ElementContent[] } | { blank: true }

/** What the material within says, in its order; what is within `skipped` elements is not asked for. */
export function piecesOf(element: XmlElement, skipped: readonly string[] = []): Piece[] {
  return element.children.flatMap((child): Piece[] => {
    if (typeof child === 'string' || skipped.includes(child.name)) return []
    switch (child.name) {
      case 'mattext':
      case 'matemtext':
      case 'mat_formattedtext':
        return textPiece(child)
      case 'matimage':
        return [{ html: [picture(child)] }]
      case 'response_str':
      case 'response_num':
        return [...piecesOf(child, skipped), { blank: true }]
      default:
        return piecesOf(child, skipped)
    }
  })
}

export function blockOf(pieces: readonly Piece[], texts: Texts): string {
  const shown = withoutOuterBlanks(pieces)
  if (shown.every((piece) => 'text' in piece))
    return markdownFromText(shown.map(({ text }) => text).join('\n\n'))
  return texts.block(shown.flatMap(nodesOf))
}

export function lineOf(pieces: readonly Piece[], texts: Texts): string {
  const shown = withoutOuterBlanks(pieces)
  if (shown.every((piece) => 'text' in piece))
    return markdownFromText(shown.map(({ text }) => text.replace(/\s+/g, ' ')).join(' '))
  return texts.inline(shown.flatMap(nodesOf))
}

function textPiece(element: XmlElement): Piece[] {
  const { texttype, type } = element.attributes
  if (element.children.some((child) => typeof child !== 'string')) return [{ html: htmlOf(element.children) }]
  const text = textOf(element)
  if (text.trim() === '') return []
  const isHtml = HTML_TYPE.test(texttype ?? type ?? '') || (texttype === undefined && looksLikeHtml(text))
  return [isHtml ? { html: fromHtml(text, { fragment: true }).children as ElementContent[] } : { text }]
}

const HTML_TYPE = /html|smart_text/i

/** Many programs write HTML and don't say so. */
function looksLikeHtml(text: string): boolean {
  return /<\/?(?:p|div|br|span|img|b|i|u|strong|em|ul|ol|li|table|tr|td|sub|sup|h[1-6]|pre|code|a|font|math)\b[^<>]{0,1000}>|&(?:nbsp|amp|lt|gt|quot|#\d{1,7});/i.test(
    text,
  )
}

function picture({ attributes, children }: XmlElement): ElementContent {
  const alt = attributes.label ?? children.filter((child) => typeof child === 'string').join('')
  return { type: 'element', tagName: 'img', properties: { src: attributes.uri ?? '', alt }, children: [] }
}

/** A place for the answer after the question goes without saying. */
function withoutOuterBlanks(pieces: readonly Piece[]): Piece[] {
  const last = pieces.findLastIndex((piece) => !('blank' in piece))
  return pieces.slice(0, last + 1)
}

function nodesOf(piece: Piece): ElementContent[] {
  if ('html' in piece) return piece.html
  const value = 'blank' in piece ? ' _____ ' : piece.text
  return [{ type: 'text', value }]
}
