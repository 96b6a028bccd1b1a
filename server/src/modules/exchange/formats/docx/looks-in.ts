import { childOf, childrenOf, rootOf, type XmlElement } from '#server/platform/xml/elements.ts'
import { LOOKS } from '../written-out/line.ts'

/** What a style says of the paragraphs or words that have it. */
export interface Style {
  /** Looks that it turns on, and those that it turns off. */
  on: number
  off: number
  list: { id: string | undefined; depth: number | undefined } | undefined
  isHeading: boolean
}

const PLAIN: Style = { on: 0, off: 0, list: undefined, isHeading: false }

/** The styles of a Word document by their ids, each with what it takes over from the one it is based on. */
export function createStyles(xml: string | undefined) {
  const own = new Map<string, { style: Style; base: string | undefined }>()
  for (const style of xml === undefined ? [] : childrenOf(rootOf(xml), 'style'))
    own.set(style.attributes.styleId ?? '', {
      style: {
        ...looksIn(childOf(style, 'rPr')),
        list: listIn(childOf(style, 'pPr')),
        isHeading: /^(?:heading|titre|title|subtitle|sous-titre)\b/i.test(
          childOf(style, 'name')?.attributes.val ?? '',
        ),
      },
      base: childOf(style, 'basedOn')?.attributes.val,
    })

  const styleOf = (id: string | undefined, depth = 0): Style => {
    const found = id === undefined ? undefined : own.get(id)
    if (!found || depth > DEEPEST) return PLAIN
    const base = styleOf(found.base, depth + 1)
    return {
      on: combined(base.on, found.style),
      off: found.style.off,
      list: found.style.list ?? base.list,
      isHeading: found.style.isHeading || base.isHeading,
    }
  }
  return styleOf
}

/** Looks with those of a run or style on top. */
export function combined(looks: number, { on, off }: Pick<Style, 'on' | 'off'>): number {
  return (looks & ~off) | on
}

/** What the properties of a run turn on and off. */
export function looksIn(properties: XmlElement | undefined): Pick<Style, 'on' | 'off'> {
  let on = 0
  let off = 0
  for (const { name, attributes } of properties ? childrenOf(properties) : []) {
    const look = BY_NAME[name]
    if (look === undefined) continue
    const value = attributes.val ?? attributes.fill ?? 'true'
    const isOff =
      name === 'color' ? isInk(value) : OFF.test(name === 'shd' ? (attributes.fill ?? 'auto') : value)
    if (isOff) off |= look
    else on |= look
  }
  return { on, off: off & ~on }
}

/** Which list a paragraph or style belongs to, and how deep it stands in it. */
export function listIn(properties: XmlElement | undefined): Style['list'] {
  const list = childOf(properties, 'numPr')
  if (!list) return undefined
  const depth = childOf(list, 'ilvl')?.attributes.val
  return {
    id: childOf(list, 'numId')?.attributes.val,
    depth: depth === undefined ? undefined : Number.parseInt(depth, 10) || 0,
  }
}

/** Black and greys are how texts look. */
function isInk(colour: string): boolean {
  const [, red, green, blue] = /^([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? []
  return red === undefined || (red === green && green === blue)
}

const BY_NAME: Record<string, number> = {
  b: LOOKS.bold,
  u: LOOKS.underline,
  highlight: LOOKS.highlight,
  shd: LOOKS.highlight,
  color: LOOKS.colour,
  strike: LOOKS.strike,
  dstrike: LOOKS.strike,
  i: LOOKS.italic,
}
const OFF = /^(?:0|false|off|none|auto|ffffff|white)$/i
const DEEPEST = 20
