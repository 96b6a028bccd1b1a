import { isMoney } from '@probant/kinds/text/money'
import type { Nodes } from 'mdast'
import { isTooMuch } from './effort.ts'
import { blockSyntax, inlineSyntax } from './syntax.ts'

/** What a text has besides words. */
export interface Contents {
  formatting: boolean
  formulas: boolean
  pictures: boolean
}

export function contentsOf(text: string, { isInline = false } = {}): Contents {
  const found: Contents = { formatting: false, formulas: false, pictures: false }
  if (isTooMuch(text)) return found
  const tree: Nodes = (isInline ? inlineSyntax : blockSyntax).parse(text)
  if (tree.type === 'root' && tree.children.length > 1) found.formatting = true
  visit(tree)
  return found

  function visit(node: Nodes): void {
    if (node.type === 'inlineMath' || node.type === 'math') {
      const source = text.slice(node.position?.start.offset, node.position?.end.offset)
      const next = text.charAt(node.position?.end.offset ?? text.length)
      if (node.type === 'math' || !isMoney(source, next)) found.formulas = true
    } else if (node.type === 'code' && node.lang === 'math') found.formulas = true
    else if (node.type === 'image') found.pictures = true
    else if (!PLAIN.has(node.type) && !isBareAddress(node, text)) found.formatting = true
    if ('children' in node) for (const child of node.children) visit(child)
  }
}

/** An address that is a link only because it looks like one: it is written as the words that it shows. */
function isBareAddress(node: Nodes, text: string): boolean {
  if (node.type !== 'link') return false
  const [shown] = node.children
  if (node.children.length !== 1 || shown?.type !== 'text') return false
  const start = (node.position ?? shown.position)?.start.offset
  const isWrittenSo = start === undefined || !'[<'.includes(text.charAt(start))
  return isWrittenSo && [node.url, node.url.replace(/^(mailto:|http:\/\/)/, '')].includes(shown.value)
}

const PLAIN = new Set(['root', 'paragraph', 'text'])
