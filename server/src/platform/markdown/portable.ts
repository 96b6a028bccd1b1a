import type { Element, ElementContent, Root, RootContent } from 'hast'
import { toText } from 'hast-util-to-text'
import rehypeKatex from 'rehype-katex'
import rehypeSanitize, { type Options } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { ALLOWED } from './allow-list.ts'
import { isTooMuch } from './effort.ts'
import { elementsOf } from './elements.ts'
import { partedSigns } from './formula-signs.ts'
import { FORMULA_OPTIONS } from './formulas.ts'
import { plainPortable } from './plain-html.ts'
import { type RenderOptions, unwrapParagraphs } from './render.ts'
import { blockSyntax, inlineSyntax } from './syntax.ts'

/**
 * What other programs read: HTML that is XML as well, with formulas as TeX (`\(…\)`) or as MathML; or nothing but text,
 * where formulas stand as they were written and pictures are their descriptions.
 */
export const DIALECTS = ['tex', 'mathml', 'plain'] as const
export type Dialect = (typeof DIALECTS)[number]

interface PortableOptions extends RenderOptions {
  isInline?: boolean
}

export function renderPortable(
  text: string,
  dialect: Dialect,
  { picture, isInline = false }: PortableOptions,
): string {
  const tree = isTooMuch(text) ? undefined : treeOf(text, dialect, { picture, isInline })
  if (!tree) return plainPortable(text, dialect, isInline)
  return dialect === 'plain' ? plainTextOf(tree) : HTML.stringify(tree)
}

function treeOf(
  text: string,
  dialect: Dialect,
  { picture, isInline }: Required<PortableOptions>,
): Root | undefined {
  const find = dialect === 'plain' ? () => undefined : picture
  const steps = unified().use(remarkRehype, { handlers: elementsOf(text, find) })
  steps.use(formulasFor, dialect)
  if (dialect === 'mathml') steps.use(rehypeKatex, FORMULA_OPTIONS)
  steps.use(isInline ? unwrapParagraphs : wrapFormulas)
  steps.use(rehypeSanitize, PORTABLE)
  try {
    return steps.runSync((isInline ? inlineSyntax : blockSyntax).parse(text)) as Root
  } catch {
    return undefined
  }
}

const HTML = unified()
  .use(rehypeStringify, { closeSelfClosing: true, characterReferences: { useNamedReferences: false } })
  .freeze()

/** What a page of ours has on top, such as a way to scroll, is not for others; the source of a formula is. */
const PORTABLE: Options = {
  ...ALLOWED,
  tagNames: [...(ALLOWED.tagNames ?? []), 'semantics', 'annotation'],
  attributes: {
    ...ALLOWED.attributes,
    a: ['href'],
    img: ['src', 'alt', 'width', 'height'],
    pre: [],
    annotation: ['encoding'],
  },
  // Where a picture lies in the file is for the format to say.
  protocols: { href: ['http', 'https', 'mailto'] },
  strip: ['script', 'style'],
}

/** A formula between the signs by which other programs know it, and those signs parted where they are only text. */
function formulasFor(dialect: Dialect) {
  return (tree: Root) => {
    tree.children = tree.children.flatMap((node) => changed(node)) as RootContent[]
  }

  function changed(node: RootContent | ElementContent): ElementContent[] {
    if (node.type === 'text')
      return [dialect === 'plain' ? node : { ...node, value: partedSigns(node.value) }]
    if (node.type !== 'element') return []
    const kind = kindOf(node)
    if (!kind) {
      const within = isCode(node) && dialect !== 'plain' ? partedCode : changed
      return [{ ...node, children: node.children.flatMap(within) }]
    }
    if (dialect === 'mathml') return [node]
    const tex = toText(node, { whitespace: 'pre' })
    const [before, after] = SIGNS[dialect][kind]
    return [{ type: 'text', value: `${before}${tex}${after}` }]
  }
}

const SIGNS = {
  tex: { inline: ['\\(', '\\)'], display: ['\\[', '\\]'] },
  plain: { inline: ['$', '$'], display: ['$$', '$$'] },
} as const

/** Where only blocks may stand, a formula of its own is a paragraph. */
function wrapFormulas() {
  return (tree: Root) => {
    tree.children = wrapped(tree.children)
  }

  function wrapped<T extends RootContent | ElementContent>(nodes: T[]): T[] {
    return nodes.map((node) => {
      if (node.type === 'element' && node.tagName === 'blockquote')
        return { ...node, children: wrapped(node.children) }
      const isLine = node.type === 'text' ? node.value.trim() !== '' : isSpan(node)
      return isLine ? { type: 'element', tagName: 'p', properties: {}, children: [node] } : node
    }) as T[]
  }
}

function isSpan(node: RootContent | ElementContent): boolean {
  return node.type === 'element' && ['span', 'code'].includes(node.tagName)
}

function kindOf({ tagName, properties }: Element): 'inline' | 'display' | undefined {
  const classes = tagName === 'code' && Array.isArray(properties.className) ? properties.className : []
  if (classes.includes('math-display')) return 'display'
  return classes.includes('math-inline') ? 'inline' : undefined
}

function isCode({ tagName }: Element): boolean {
  return tagName === 'code' || tagName === 'pre'
}

/** Code is copied, so nothing unseen may stand in it: an element parts the signs. */
function partedCode(node: ElementContent): ElementContent[] {
  if (node.type === 'element') return [{ ...node, children: node.children.flatMap(partedCode) }]
  if (node.type !== 'text') return []
  return node.value
    .split(/(?<=\\)(?=[()[\]])|(?<=\$)(?=\$)/)
    .map((value, index) =>
      index === 0
        ? { type: 'text', value }
        : { type: 'element', tagName: 'span', properties: {}, children: [{ type: 'text', value }] },
    )
}

function plainTextOf(tree: Root): string {
  // A break is a new line already.
  return toText(tree)
    .replace(/\n (?=\S)/g, '\n')
    .trim()
}
