import { withUnbrokenSigns } from '@probant/kinds/text/unbroken-signs'
import type { ElementContent, Root, RootContent } from 'hast'

/** In what is read; code and formulas stay as they were written. */
export function unbrokenSigns() {
  return (tree: Root) => {
    for (const node of tree.children) bind(node)
  }

  function bind(node: RootContent | ElementContent): void {
    if (node.type === 'text') node.value = withUnbrokenSigns(node.value)
    if (node.type !== 'element' || AS_WRITTEN.has(node.tagName)) return
    for (const child of node.children) bind(child)
  }
}

const AS_WRITTEN = new Set(['code', 'pre', 'math'])
