import { childOf, childrenOf, rootOf, type XmlElement } from '#server/platform/xml/elements.ts'
import type { Label } from '../written-out/line.ts'

interface Level {
  kind: Label['kind'] | undefined
  start: number
}

interface List {
  /** Lists of the same kind go on counting, unless one begins anew. */
  counted: string
  levels: ReadonlyMap<number, Level>
  /** Where this list begins anew. */
  starts: ReadonlyMap<number, number>
}

/** How a Word document numbers its paragraphs: asked for them in their order, it says what stands before each. */
export function createNumbering(xml: string | undefined) {
  const lists = xml === undefined ? new Map<string, List>() : listsIn(rootOf(xml))
  const counts = new Map<string, number[]>()
  const begun = new Set<string>()

  return (listId: string, depth: number): Label | undefined => {
    const list = lists.get(listId)
    const level = list?.levels.get(depth)
    if (!list || !level?.kind) return undefined
    const counter = counts.get(list.counted) ?? []
    counts.set(list.counted, counter)
    const anew = list.starts.get(depth)
    const isFirst = !begun.has(`${listId} ${depth}`)
    begun.add(`${listId} ${depth}`)
    const before = counter[depth]
    counter[depth] = anew !== undefined && isFirst ? anew : before === undefined ? level.start : before + 1
    // What stands deeper begins anew under each.
    counter.length = depth + 1
    return { kind: level.kind, value: counter[depth] ?? 1 }
  }
}

function listsIn(root: XmlElement): Map<string, List> {
  const kinds = new Map(
    childrenOf(root, 'abstractNum').map((one) => [
      one.attributes.abstractNumId ?? '',
      new Map(childrenOf(one, 'lvl').map((level) => [numberOf(level.attributes.ilvl), levelOf(level)])),
    ]),
  )
  return new Map(
    childrenOf(root, 'num').map((one) => {
      const counted = childOf(one, 'abstractNumId')?.attributes.val ?? ''
      const overrides = childrenOf(one, 'lvlOverride')
      const own = overrides.flatMap((override) => {
        const level = childOf(override, 'lvl')
        return level ? [[numberOf(override.attributes.ilvl), levelOf(level)] as const] : []
      })
      const starts = overrides.flatMap((override) => {
        const start = childOf(override, 'startOverride')?.attributes.val
        return start === undefined ? [] : [[numberOf(override.attributes.ilvl), numberOf(start)] as const]
      })
      const list: List = {
        counted,
        levels: new Map([...(kinds.get(counted) ?? []), ...own]),
        starts: new Map(starts),
      }
      return [one.attributes.numId ?? '', list]
    }),
  )
}

function levelOf(level: XmlElement): Level {
  const format = childOf(level, 'numFmt')?.attributes.val ?? 'decimal'
  const text = childOf(level, 'lvlText')?.attributes.val ?? ''
  const start = childOf(level, 'start')?.attributes.val
  return {
    kind: format !== 'bullet' && !text.includes('%') ? undefined : KINDS[format],
    start: start === undefined ? 1 : numberOf(start),
  }
}

function numberOf(text: string | undefined): number {
  return Number.parseInt(text ?? '0', 10) || 0
}

const KINDS: Record<string, Label['kind']> = {
  decimal: 'number',
  decimalZero: 'number',
  ordinal: 'number',
  lowerLetter: 'letter',
  upperLetter: 'letter',
  bullet: 'bullet',
}
