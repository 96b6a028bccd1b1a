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
    else if (!PLAIN.has(node.type)) found.formatting = true
    if ('children' in node) for (const child of node.children) visit(child)
  }
}

const PLAIN = new Set(['root', 'paragraph', 'text'])
