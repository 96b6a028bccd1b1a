import type { Root } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { type InlineMath, mathToMarkdown } from 'mdast-util-math'
import { type Options, toMarkdown } from 'mdast-util-to-markdown'

/** In a line; one of its own, which the library would write as a block, stands between two dollars each. */
export interface InlineFormula extends InlineMath {
  isDisplay?: boolean
}

/** Markdown that says just what the tree does. */
export function markdownOf(tree: Root): string {
  return toMarkdown(tree, OPTIONS).trim()
}

const formulas = mathToMarkdown()

const OPTIONS: Options = {
  bullet: '-',
  fences: true,
  rule: '-',
  resourceLink: true,
  extensions: [
    gfmToMarkdown(),
    formulas,
    {
      handlers: {
        inlineMath(node: InlineFormula, parent, state, info) {
          if (node.isDisplay) return `$$${node.value.replace(/\s+/g, ' ')}$$`
          return formulas.handlers?.inlineMath?.(node, parent, state, info) ?? ''
        },
      },
    },
  ],
}
