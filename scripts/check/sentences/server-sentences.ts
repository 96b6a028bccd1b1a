import { parseAst } from 'rolldown/parseAst'
import type { SourceFile } from '../source-files.ts'
import type { Sentences } from './parity.ts'

/** What the server itself says in a language, in mails and files: every text that stands under its name in the code. */
export function serverSentences(
  files: readonly Pick<SourceFile, 'path' | 'text'>[],
  locale: string,
): Sentences {
  return Object.fromEntries(
    files
      .filter(({ path }) => SPEAKING.test(path))
      .flatMap(({ path, text }) => {
        const tree = parseAst(text, { lang: 'ts' }) as unknown as Node
        return textsOf(tree, locale, text).map(({ words, start }) => [
          `${nameOf(path)}:${placeOf(text, start)}`,
          words,
        ])
      }),
  )
}

/** What is written into questions, or read out of them, is not said by the product. */
const SPEAKING =
  /^server\/src\/modules\/(?!generation\/|demo\/).*\/([\w-]*words|emails|sentences|calendar-text|catalogue)\.ts$/

interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}

interface Text {
  words: string
  start: number
}

/** Those below a property or a constant of the language's name. */
function textsOf(node: Node, locale: string, source: string, isBelow = false): Text[] {
  if (isBelow && node.type === 'Literal' && typeof node.value === 'string') {
    return [{ words: node.value, start: node.start }]
  }
  if (isBelow && node.type === 'TemplateLiteral') {
    return [{ words: source.slice(node.start + 1, node.end - 1), start: node.start }]
  }
  const isNamed = [node.key, node.id].some((name) => (name as { name?: string } | undefined)?.name === locale)
  return partsOf(node).flatMap((part) => textsOf(part, locale, source, isBelow || isNamed))
}

function partsOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** `server/src/modules/users/emails.ts` is `server/users/emails`. */
function nameOf(path: string): string {
  return path.replace('src/modules/', '').replace(/\.ts$/, '')
}

/** The line and the column, for a line may say several things. */
function placeOf(text: string, position: number): string {
  const lines = text.slice(0, position).split('\n')
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`
}
