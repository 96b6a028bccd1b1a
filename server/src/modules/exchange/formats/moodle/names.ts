import { QUESTION_TITLE_MIN } from '@probant/contract/limits'
import { shownLength } from '@probant/contract/questions/shown-length'
import { fromHtml } from 'hast-util-from-html'
import { toText } from 'hast-util-to-text'
import { markdownFromText } from '#server/platform/markdown/from-html.ts'

/** By what Moodle lists a question: the beginning of what it asks, as text of one line. */
export function nameOf(html: string, otherwise: string): string {
  return cut(wordsIn(html)) || otherwise
}

/** What asks too little to stand by itself has its name before it: “Photosynthesis: Explain.” */
export function withName(title: string, name: string): string {
  const isEnough = shownLength(title) >= QUESTION_TITLE_MIN || name.trim() === '' || title.includes(name)
  return isEnough ? title : `${markdownFromText(name)}: ${title}`
}

/** As HTML without any element: what Moodle shows of a text for which it has one line only. */
export function lineIn(html: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
  return onOneLine(wordsIn(html)).replace(/[&<>]/g, (sign) => entities[sign] ?? sign)
}

/** As text of one line. */
export function wordsOf(html: string): string {
  return /[&<]/.test(html) ? onOneLine(wordsIn(html)) : onOneLine(html)
}

/** Pictures are their descriptions. */
function wordsIn(html: string): string {
  const described = html
    .replace(PICTURE, (picture) => /alt="([^"]*)"/.exec(picture)?.[1] ?? '')
    // What an element parts in code, stays parted where there are no elements.
    .replace(/([\\$])(?:<\/span>)?<span>/g, '$1\u2060')
  return toText(fromHtml(described, { fragment: true }))
}

const PICTURE = /<img (?:[^>"]|"[^"]*")*>/g

/** How a file begins a question, for people to find it by. */
export function beginningOf(text: string): string {
  return cut(text.slice(0, LONGEST * 50).replace(/<[^<>]*>/g, ' '))
}

function cut(text: string): string {
  const words = onOneLine(text)
  if (words.length <= LONGEST) return words
  return `${[...words]
    .slice(0, LONGEST - 1)
    .join('')
    .trimEnd()}…`
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

const LONGEST = 100
