import type { Gap } from '@probant/kinds/gaps/gap'
import { markerOf, withMarkers } from '@probant/kinds/gaps/markers'
import type { Locale } from '@probant/kinds/kind'
import { readAccepted, spelled } from '@probant/kinds/numeric/spelling'

/**
 * A text with its gaps as one types it in a cell, each with what is right in it: `[[Paris | París]]` to be typed,
 * `[[#3.14 ± 0.01]]` a number, `[[*Paris | Lyon]]` a list with a star before the right one; `[[3x Paris]]` counts three times.
 */
export function gapCell(gapText: string, gaps: readonly Gap[], locale: Locale): string {
  return withMarkers(gapText, (index) => {
    const gap = gaps[index]
    return gap ? `[[${weightOf(gap)}${answersOf(gap, locale)}]]` : ''
  })
}

function weightOf({ weight }: Gap): string {
  return weight === 1 ? '' : `${weight}x `
}

function answersOf(gap: Gap, locale: Locale): string {
  switch (gap.kind) {
    case 'number':
      return `#${spelled(gap.number, locale)}`
    case 'list':
      return gap.choices
        .map((text, at) => (at === gap.right ? `*${escaped(text)}` : escaped(text)))
        .join(' | ')
    case 'typed':
      return gap.accepted.map(escaped).join(' | ')
  }
}

/** What means something is only text behind a backslash: a stroke, a bracket, and at the beginning a star or a weight. */
function escaped(text: string): string {
  return text.replace(/[\\|[\]]/g, '\\$&').replace(/^(?=[*#]|\d+[x×](?:\s|$))/, '\\')
}

/** The other way round; nothing where there is no gap, or where one of them says nothing. `ignoresAccents` is said for all. */
export function gapsIn(cell: string, ignoresAccents: boolean): { gapText: string; gaps: Gap[] } | undefined {
  const gaps: (Gap | undefined)[] = []
  const gapText = cell.replace(GAP, (_, inner: string) => {
    gaps.push(gapIn(inner, ignoresAccents))
    return markerOf(gaps.length)
  })
  const read = gaps.filter((gap) => gap !== undefined)
  return read.length > 0 && read.length === gaps.length ? { gapText, gaps: read } : undefined
}

/** As in `gapsIn`, with an ellipsis in the place of each gap. */
export function withoutGaps(cell: string): string {
  return cell.replace(GAP, '…')
}

export function hasGaps(cell: string): boolean {
  return cell.search(GAP) >= 0
}

/** Another two brackets within would begin it anew: what never ends is not gone through from each of them. */
const GAP = /(?<!\\)\[\[((?:\\[\s\S]|[^\\[\]]|\[(?!\[)|\](?!\])){1,5000})\]\]/g

function gapIn(inner: string, ignoresAccents: boolean): Gap | undefined {
  const [whole = '', times] = /^\s*(\d{1,2})[x×]\s+/.exec(inner) ?? []
  const weight = Number(times ?? 1)
  const said = inner.slice(whole.length).trim()
  if (said.startsWith('#')) {
    const number = readAccepted(said.slice(1))
    return number && number.share === undefined ? { kind: 'number', number, weight } : undefined
  }
  const parts = partsOf(said)
  const right = parts.flatMap((part, at) => (part.startsWith('*') ? at : []))
  if (parts.length === 0) return undefined
  if (right.length === 0) return { kind: 'typed', accepted: parts.map(unescaped), ignoresAccents, weight }
  if (right.length > 1) return undefined
  const choices = parts.map((part, at) => unescaped(at === right[0] ? part.slice(1) : part).trim())
  return { kind: 'list', choices, right: right[0] ?? 0, weight }
}

function partsOf(text: string): string[] {
  return text
    .split(/(?<=(?<!\\)(?:\\\\)*)\|/)
    .map((part) => part.trim())
    .filter(Boolean)
}

function unescaped(text: string): string {
  return text.replace(/\\([\\|[\]*#\d])/g, '$1')
}
