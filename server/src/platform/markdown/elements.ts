import { isMoney } from '@probant/kinds/text/money'
import type { Element, ElementContent, Text } from 'hast'
import type { Handlers } from 'mdast-util-to-hast'
import { defaultHandlers } from 'remark-rehype'
import { isSettable } from './formulas.ts'

/** Where a picture is, and how large. */
export interface Picture {
  src: string
  width?: number
  height?: number
}

export type FindPicture = (id: string) => Picture | undefined

/** How each part of `source` is shown, where that differs from what is usual. */
export function elementsOf(source: string, findPicture: FindPicture): Handlers {
  return {
    // The page around it has headings of its own, in their order.
    heading: (state, node) => element('p', {}, [element('strong', {}, state.all(node))]),

    code: (_state, node) =>
      node.lang === 'math' ? formula(node.value, 'math-display') : codeBlock(`${node.value}\n`, node.lang),

    image: (_state, node) => {
      const alt = (node.alt ?? '').trim()
      const picture = alt ? findPicture(PICTURE.exec(node.url)?.groups?.id?.toLowerCase() ?? '') : undefined
      return picture ? element('img', { alt, loading: 'lazy', ...picture }) : text(alt)
    },

    link: (state, node) => {
      if (!isAddress(node.url)) return state.all(node)
      const properties = { href: node.url, rel: ['noopener', 'nofollow'], target: '_blank' }
      return element('a', properties, state.all(node))
    },

    table: (state, node) => {
      const columns = node.children[0]?.children.length ?? 0
      if (columns * node.children.length > MOST_CELLS) return codeBlock(sourceOf(node))
      return defaultHandlers.table(state, node)
    },

    math: (_state, node) => formula(node.value, 'math-display'),

    inlineMath: (_state, node) => {
      const own = sourceOf(node)
      if (isMoney(own, source.charAt(node.position?.end.offset ?? source.length))) return text(own)
      return formula(node.value, own.startsWith('$$') ? 'math-display' : 'math-inline')
    },
  }

  function sourceOf(node: Placed): string {
    return source.slice(node.position?.start.offset, node.position?.end.offset)
  }
}

interface Placed {
  position?: { start: { offset?: number }; end: { offset?: number } }
}

const PICTURE = /^picture:(?<id>[0-9a-f-]{36})$/i
/** Short rows are filled up to the header's width: a few thousand characters could ask for a million cells. */
const MOST_CELLS = 2000

/** What the formula step looks for by its class; one that isn't settable stays the code it is. */
function formula(value: string, kind: 'math-display' | 'math-inline'): Element {
  return element('code', { className: isSettable(value) ? [kind] : undefined }, [text(value)])
}

function codeBlock(value: string, language?: string | null): Element {
  const className = language && /^[\w+#.-]{1,30}$/.test(language) ? [`language-${language}`] : undefined
  // Wide code is scrolled, also by the keyboard.
  return element('pre', { tabIndex: 0 }, [element('code', { className }, [text(value)])])
}

/** On the web, or a mailbox. */
function isAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:', 'mailto:'].includes(new URL(url).protocol)
}

function element(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[] = [],
): Element {
  return { type: 'element', tagName, properties, children }
}

function text(value: string): Text {
  return { type: 'text', value }
}
