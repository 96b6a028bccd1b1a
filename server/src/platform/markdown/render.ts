import type { Root } from 'hast'
import rehypeKatex from 'rehype-katex'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { ALLOWED } from './allow-list.ts'
import { isTooMuch } from './effort.ts'
import { elementsOf, type FindPicture } from './elements.ts'
import { FORMULA_OPTIONS } from './formulas.ts'
import { plainHtml } from './plain-html.ts'
import { blockSyntax, inlineSyntax } from './syntax.ts'
import { unbrokenSigns } from './unbroken-signs.ts'

export interface RenderOptions {
  /** The picture that stands in the text as `![alternative text](picture:id)`; without one, its text is shown. */
  picture: FindPicture
}

/** Safe HTML of Markdown that anyone may have written: paragraphs, lists, tables, code, formulas, pictures. */
export function renderMarkdown(text: string, { picture }: RenderOptions): string {
  return render(text, blockSyntax, picture) ?? plainHtml(text)
}

/** The same for a line of text: no blocks, so that it can stand in a label. */
export function renderInlineMarkdown(text: string, { picture }: RenderOptions): string {
  return render(text, inlineSyntax, picture, unwrapParagraphs) ?? plainHtml(text, { isInline: true })
}

function render(
  text: string,
  syntax: typeof blockSyntax,
  picture: FindPicture,
  shape: () => (tree: Root) => void = () => () => {},
): string | undefined {
  if (isTooMuch(text)) return undefined
  const toHtml = unified()
    .use(remarkRehype, { handlers: elementsOf(text, picture) })
    .use(rehypeKatex, FORMULA_OPTIONS)
    .use(shape)
    .use(unbrokenSigns)
    .use(rehypeSanitize, ALLOWED)
    .use(rehypeStringify)
  try {
    return toHtml.stringify(toHtml.runSync(syntax.parse(text)) as Root)
  } catch {
    // Whatever the parsers stumble over, the author can still read what they wrote.
    return undefined
  }
}

/** Several paragraphs become lines. */
export function unwrapParagraphs() {
  return (tree: Root) => {
    const paragraphs = tree.children.filter((node) => node.type === 'element' && node.tagName === 'p')
    tree.children = paragraphs.flatMap((node, index) => [
      ...(index > 0 ? [{ type: 'element' as const, tagName: 'br', properties: {}, children: [] }] : []),
      ...(node.type === 'element' ? node.children : []),
    ])
  }
}
