import { parseAst } from 'rolldown/parseAst'
import type { SourceFile } from '../source-files.ts'

/** What people see or hear of an attribute, an option or a message. */
const SPOKEN = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'error',
  'keys',
  'label',
  'nothingFoundMessage',
  'placeholder',
  'title',
])

/** The same in every language: the product's own name, and single letters (of a key, of an answer). */
const ALLOWED = /^(Probant|[A-Z])$/

/** Text that stands in a component instead of in the sentences, where one of the two languages would go without it. */
export function literalTextFaults(files: readonly Pick<SourceFile, 'path' | 'text'>[]): string[] {
  return files.flatMap(({ path, text }) => {
    const tree = parseAst(text, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' }) as unknown as Node
    return spokenIn(tree)
      .filter(({ words }) => isText(words))
      .map(({ words, start }) => `${path}:${lineAt(text, start)}: literal text: ${words.trim()}`)
  })
}

interface Node {
  type: string
  start: number
  [part: string]: unknown
}

interface Spoken {
  words: string
  start: number
}

/** Every text of the tree that reaches people, wherever it stands. */
function spokenIn(node: Node): Spoken[] {
  return [...spokenBy(node), ...partsOf(node).flatMap(spokenIn)]
}

function spokenBy(node: Node): Spoken[] {
  if (node.type === 'JSXText') return [{ words: String(node.value), start: node.start }]
  if (isContent(node)) return (node.children as Node[]).flatMap(textsOf)
  if (node.type === 'JSXAttribute') return isSpoken(node.name) ? textsOf(node.value) : []
  if (node.type === 'Property') return isSpoken(node.key) ? textsOf(node.value) : []
  if (node.type === 'CallExpression' && isToast(node.callee as Node))
    return textsOf((node.arguments as Node[])[0])
  return []
}

/** Of a style sheet nobody reads a word. */
function isContent({ type, openingElement }: Node): boolean {
  const { name } = ((openingElement as Node | undefined)?.name ?? {}) as { name?: string }
  return (type === 'JSXElement' && name !== 'style') || type === 'JSXFragment'
}

function isSpoken(name: unknown): boolean {
  const { name: plain, value } = name as { name?: unknown; value?: unknown }
  return SPOKEN.has(String(plain ?? value))
}

/** `toast('…')` and `toast.error('…')`. */
function isToast(callee: Node): boolean {
  const target = callee.type === 'MemberExpression' ? (callee.object as Node) : callee
  return target.type === 'Identifier' && target.name === 'toast'
}

/** The texts that an expression may come to; what it calls is asked for its sentences elsewhere. */
function textsOf(value: unknown): Spoken[] {
  if (!isNode(value)) return []
  if (value.type === 'Literal' && typeof value.value === 'string')
    return [{ words: value.value, start: value.start }]
  if (value.type === 'TemplateLiteral')
    return (value.quasis as { value: { cooked: string }; start: number }[]).map((part) => ({
      words: part.value.cooked,
      start: part.start,
    }))
  return resultsOf(value).flatMap(textsOf)
}

/** Of which parts one is the value of the whole: a condition is none, nor what is compared. */
function resultsOf({ type, operator, ...parts }: Node): unknown[] {
  if (type === 'ArrayExpression') return parts.elements as unknown[]
  if (type === 'ConditionalExpression') return [parts.consequent, parts.alternate]
  if (type === 'LogicalExpression') return operator === '&&' ? [parts.right] : [parts.left, parts.right]
  if (type === 'BinaryExpression') return operator === '+' ? [parts.left, parts.right] : []
  // In braces or parentheses, or with a type.
  return [parts.expression]
}

function partsOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Anything with a letter in it, apart from signs by their name (`&nbsp;`). */
function isText(words: string): boolean {
  const bare = words.replace(/&#?\w+;/g, ' ').trim()
  return /\p{L}/u.test(bare) && !ALLOWED.test(bare)
}

function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length
}
