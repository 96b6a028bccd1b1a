import { SaxesParser } from 'saxes'

/** By its local name: which prefix a file has chosen says nothing. */
export interface XmlElement {
  name: string
  namespace: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
  line: number
}

export type XmlFault = 'malformed' | 'tooDeep' | 'ownEntities' | 'documentType'

export class UnreadableXml extends Error {
  override name = 'UnreadableXml'
  readonly fault: XmlFault
  readonly line: number

  constructor(fault: XmlFault, line: number) {
    super(`${fault} in line ${line}`)
    this.fault = fault
    this.line = line
  }
}

/**
 * The elements of these names, each as soon as it is closed, wherever they stand; those within others come with these.
 * Without names it is the whole.
 * A file of any length is never held as a whole. Entities that a file defines itself are refused, so that nothing grows
 * and nothing is fetched.
 */
export function* elementsIn(text: string, names?: readonly string[]): Generator<XmlElement> {
  const parser = new SaxesParser({ xmlns: true })
  const found: XmlElement[] = []
  const open: XmlElement[] = []
  let depth = 0
  let line = 1
  parser.on('error', () => fail('malformed'))
  parser.on('doctype', (doctype) => {
    if (/<!ENTITY/i.test(doctype)) fail('ownEntities')
  })
  parser.on('opentagstart', () => {
    line = parser.line
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth += 1
    if (depth > DEEPEST) fail('tooDeep')
    if (open.length === 0 && names && !names.includes(local)) return
    const own: Record<string, string> = {}
    for (const attribute of Object.values(attributes)) own[attribute.local] = attribute.value
    const element: XmlElement = { name: local, namespace: uri, attributes: own, children: [], line }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('closetag', () => {
    depth -= 1
    const closed = open.pop()
    if (closed && open.length === 0) found.push(closed)
  })
  const say = (piece: string) => void open.at(-1)?.children.push(piece)
  parser.on('text', say)
  parser.on('cdata', say)

  for (let at = 0; at < text.length; at += PIECE) {
    parser.write(text.slice(at, at + PIECE))
    yield* found.splice(0)
  }
  parser.close()
  yield* found

  function fail(fault: XmlFault): never {
    throw new UnreadableXml(fault, parser.line)
  }
}

/** The whole of a small file. */
export function rootOf(text: string): XmlElement {
  const [root] = elementsIn(text)
  if (!root) throw new UnreadableXml('malformed', 1)
  return root
}

export function childrenOf(element: XmlElement, name?: string): XmlElement[] {
  const elements = element.children.filter((child) => typeof child !== 'string')
  return name === undefined ? elements : elements.filter((child) => child.name === name)
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && childrenOf(element, name)[0]
}

/** At any depth, in the order of the file. */
export function* within(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of childrenOf(element)) {
    if (child.name === name) yield child
    yield* within(child, name)
  }
}

export function has(element: XmlElement, name: string): boolean {
  const [first] = within(element, name)
  return first !== undefined
}

/** All that is written in it, markup aside. */
export function textOf(element: XmlElement | undefined): string {
  return element?.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('') ?? ''
}

const PIECE = 64 * 1024
/** Deeper than any page; what walks a tree walks no deeper. */
const DEEPEST = 200
