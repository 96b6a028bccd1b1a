import type { Element, ElementContent, Nodes, Root, Text } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { defaultHandlers, type Handle, toMdast } from 'hast-util-to-mdast'
import { toText } from 'hast-util-to-text'
import { MathMLToLaTeX } from 'mathml-to-latex'
import type { Nodes as MarkdownNodes, Root as MarkdownRoot, PhrasingContent, RootContent } from 'mdast'
import { joinedSigns } from './formula-signs.ts'
import { type InlineFormula, markdownOf } from './written.ts'

interface ReadOptions {
  /** Where a picture is now, by what the file calls it; without one, its description stands in its place. */
  picture: (src: string) => string | undefined
  /** A line of text, such as an answer. */
  isInline?: boolean
}

/** What somebody else's HTML says, as we write it. Whatever runs, loads or decorates is left out. */
export function markdownFromHtml(html: string | Root, { picture, isInline = false }: ReadOptions): string {
  const read = toMdast(withFormulas(walkable(typeof html === 'string' ? treeOf(html) : html)), {
    handlers: handlersFor(picture),
    document: true,
  }) as MarkdownRoot
  const markdown: MarkdownRoot = isInline
    ? { type: 'root', children: [{ type: 'paragraph', children: lineOf(read.children) }] }
    : withFormulaBlocks(read)
  return markdownOf(markdown)
}

function treeOf(html: string): Root {
  try {
    return fromHtml(html, { fragment: true })
  } catch {
    // Nested so deep that not even a tree can be made of it.
    return { type: 'root', children: [{ type: 'text', value: html.replace(/<[^<>]*>/g, ' ') }] }
  }
}

/** The same, or only its words where there is more to it than anybody writes: a few signs can open a million elements. */
function walkable(tree: Root): Root {
  const words: string[] = []
  let elements = 0
  let isWalkable = true
  const open: { node: Nodes; depth: number }[] = [{ node: tree, depth: 0 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth } = next
    if (node.type === 'text') words.push(node.value)
    if (!('children' in node)) continue
    elements += 1
    isWalkable &&= depth <= DEEPEST && elements <= MOST_ELEMENTS
    for (const child of node.children.toReversed()) open.push({ node: child, depth: depth + 1 })
  }
  return isWalkable ? tree : { type: 'root', children: [{ type: 'text', value: words.join(' ') }] }
}

const DEEPEST = 100
const MOST_ELEMENTS = 10_000

/** Text as it stands, none of its signs meaning anything. */
export function markdownFromText(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  const children = lines.map((line) => ({ type: 'paragraph' as const, children: brokenLines(line) }))
  return markdownOf({ type: 'root', children })
}

function brokenLines(text: string): PhrasingContent[] {
  return text
    .split('\n')
    .flatMap((value, index) => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      { type: 'text' as const, value: value.trim() },
    ])
}

function handlersFor(picture: ReadOptions['picture']): Record<string, Handle> {
  const justWithin: Handle = (state, node) => state.all(node) as never
  return {
    img(_state, { properties }) {
      const tex = properties.dataEquationContent
      if (typeof tex === 'string') return formulaOf(tex, false)
      const src = String(properties.src ?? '')
      const url = picture(src)
      const alt = String(properties.alt ?? '').trim() || nameOf(src)
      return url ? { type: 'image', url, alt } : { type: 'text', value: alt }
    },
    code(state, node) {
      const { className, dataFormula } = node.properties
      if (typeof dataFormula === 'string')
        return formulaOf(toText(node, { whitespace: 'pre' }), dataFormula === 'display')
      return Array.isArray(className) || node.children.length > 0
        ? { type: 'inlineCode', value: toText(node, { whitespace: 'pre' }) }
        : (state.all(node) as never)
    },
    math: (_state, node) => formulaOf(texOf(node), node.properties.display === 'block'),
    span(state, node) {
      const { className } = node.properties
      // One of ours that could not be set stands as it was written.
      const isFormula = Array.isArray(className) && className.includes('katex-error')
      return isFormula ? formulaOf(toText(node, { whitespace: 'pre' }), false) : (state.all(node) as never)
    },
    li(state, node) {
      const item = defaultHandlers.li(state, node)
      return isTight(node) ? { ...item, spread: false } : item
    },
    sub: (_state, node) => raised(node, SUBSCRIPTS, '_'),
    sup: (_state, node) => raised(node, SUPERSCRIPTS, '^'),
    a(state, node) {
      const children = state.all(node) as PhrasingContent[]
      const url = String(node.properties.href ?? '')
      return /^(?:https?|mailto):/i.test(url) ? { type: 'link', url, children } : (children as never)
    },
    // What would be a link, a form or a film elsewhere.
    audio: justWithin,
    video: justWithin,
    iframe: () => undefined,
    input: () => undefined,
    select: () => undefined,
    textarea: () => undefined,
    button: () => undefined,
    object: () => undefined,
    embed: () => undefined,
    svg: () => undefined,
    title: () => undefined,
  }
}

/** A list within an item, however long it is, does not set the item's own words apart. */
function isTight({ children }: Element): boolean {
  const blocks = children.filter((child) => child.type === 'element' && BLOCKS.has(child.tagName))
  const [only, ...others] = blocks as Element[]
  return others.length === 0 && (only?.tagName === 'ul' || only?.tagName === 'ol')
}

const BLOCKS = new Set(['blockquote', 'div', 'dl', 'hr', 'ol', 'p', 'pre', 'table', 'ul'])

function formulaOf(tex: string, isDisplay: boolean): InlineFormula {
  const value = tex.trim()
  return { type: 'inlineMath', value, isDisplay }
}

/** A paragraph that is nothing but such a formula is a block. */
function withFormulaBlocks<T extends MarkdownRoot | RootContent>(node: T): T {
  if (!('children' in node)) return node
  const children = (node.children as RootContent[]).map((child) => {
    const [only, ...others] = child.type === 'paragraph' ? child.children : []
    const isBlock = only?.type === 'inlineMath' && (only as InlineFormula).isDisplay && others.length === 0
    return isBlock ? { type: 'math' as const, value: only.value } : withFormulaBlocks(child)
  })
  return { ...node, children }
}

/** Its own source, where a program has left it; otherwise what can be made of it. */
function texOf(math: Element): string {
  const source = annotationIn(math)
  if (source !== undefined) return source
  try {
    return MathMLToLaTeX.convert(toHtml(math, { closeSelfClosing: true }))
  } catch {
    return toText(math)
  }
}

function annotationIn(node: Element): string | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    const isSource = child.tagName === 'annotation' && /tex/i.test(String(child.properties.encoding ?? ''))
    const source = isSource ? toText(child, { whitespace: 'pre' }) : annotationIn(child)
    if (source !== undefined) return source
  }
}

/** `H₂O`, `x²`; what has no such letter is a formula. */
function raised(node: Element, letters: Record<string, string>, sign: '_' | '^'): MarkdownNodes {
  const text = toText(node).trim()
  const small = [...text].map((letter) => letters[letter])
  if (small.every((letter) => letter !== undefined)) return { type: 'text', value: small.join('') }
  return { type: 'inlineMath', value: `{}${sign}{\\text{${text.replace(/[\\{}$]/g, ' ')}}}` }
}

const SUPERSCRIPTS = lettersOf('0123456789+-=()ni', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ')
const SUBSCRIPTS = lettersOf('0123456789+-=()', '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎')

function lettersOf(plain: string, small: string): Record<string, string> {
  const letters = [...small]
  return Object.fromEntries([...plain].map((letter, index) => [letter, letters[index] ?? letter]))
}

function nameOf(src: string): string {
  const name = src.startsWith('data:') ? '' : (src.split(/[?#]/)[0]?.split('/').at(-1) ?? '')
  return (
    name
      .replace(/\.\w+$/, '')
      .replace(/[%_-]+/g, ' ')
      .trim() || '…'
  )
}

/** Formulas between `\(…\)`, `\[…\]` and `$$…$$` become elements: where they begin, text ends. */
function withFormulas(tree: Root): Root {
  return { ...tree, children: tree.children.flatMap((node) => marked(node)) as Root['children'] }

  function marked(node: Nodes): ElementContent[] {
    if (node.type === 'text') return formulasIn(node)
    if (node.type !== 'element') return []
    if (['pre', 'code', 'math', 'script', 'style'].includes(node.tagName)) return [node]
    return [{ ...node, children: node.children.flatMap(marked) }]
  }
}

/** Longer ones are not set; and whoever looks for an end that is nowhere must not look far. */
const FORMULA = /\\\(([\s\S]{1,2000}?)\\\)|\\\[([\s\S]{1,2000}?)\\\]|\$\$([\s\S]{1,2000}?)\$\$/g

function formulasIn({ value }: Text): ElementContent[] {
  const parts: ElementContent[] = []
  let at = 0
  for (const { 0: whole, 1: inline, 2: display, 3: other, index } of value.matchAll(FORMULA)) {
    parts.push({ type: 'text', value: joinedSigns(value.slice(at, index)) })
    const dataFormula = inline === undefined ? 'display' : 'inline'
    const tex: Text = { type: 'text', value: inline ?? display ?? other ?? '' }
    parts.push({ type: 'element', tagName: 'code', properties: { dataFormula }, children: [tex] })
    at = index + whole.length
  }
  return [...parts, { type: 'text', value: joinedSigns(value.slice(at)) }]
}

/** Blocks as one line: their texts, broken where one ends. */
function lineOf(nodes: RootContent[]): PhrasingContent[] {
  const lines = nodes.flatMap(linesOf)
  return lines.flatMap((line, index) => (index > 0 ? [{ type: 'break' as const }, ...line] : line))
}

function linesOf(node: RootContent): PhrasingContent[][] {
  if (node.type === 'code') return [[{ type: 'inlineCode', value: node.value }]]
  if (node.type === 'math') return [[{ type: 'inlineMath', value: node.value }]]
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [node.children]
  if ('children' in node && ['blockquote', 'list', 'listItem', 'table', 'tableRow'].includes(node.type))
    return (node.children as RootContent[]).flatMap(linesOf)
  return 'value' in node || 'children' in node ? [[node as PhrasingContent]] : []
}
