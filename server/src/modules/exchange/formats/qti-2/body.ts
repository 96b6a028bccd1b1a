import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { joined, type Markup, tag } from '#server/platform/xml/markup.ts'

/** Classes stand for what the XHTML of QTI has no element or attribute for; they are read back as what they were. */
export const STRUCK = 'line-through'
export const STARTS_AT = 'start-'

/** Makes such a class visible, where a platform takes a style sheet. */
export const STYLE_SHEET = `.${STRUCK} { text-decoration: line-through; }\n`

/** Our HTML as the XHTML that QTI knows, which is a part of it. */
export function bodyOf(html: string): Markup {
  const { children } = fromHtml(html, { fragment: true })
  return joined(children.map(written))
}

function written(node: RootContent | ElementContent): Markup | string {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return ''
  const { tagName, properties } = node
  const children = () => node.children.map(written)
  if (tagName === 'math') return formula(node)
  if (tagName === 'img') return picture(properties)
  if (tagName === 'del') return tag('span', { class: STRUCK }, children())
  // All that it says is that a formula is within.
  if (tagName === 'span' && classOf(properties) === 'katex') return joined(children())
  if (tagName === 'table') return table(node)
  if (tagName === 'ol') return tag('ol', { class: startOf(properties) }, rowsOf(node))
  if (tagName === 'ul' || tagName === 'tr') return tag(tagName, {}, rowsOf(node))
  if (tagName === 'blockquote') return tag(tagName, {}, rowsOf(node))
  if (tagName === 'td' || tagName === 'th')
    return tag(tagName, { align: textOf(properties.align) }, children())
  if (tagName === 'a') return tag('a', { href: addressOf(properties) }, children())
  if (tagName === 'code' || tagName === 'span')
    return tag(tagName, { class: classOf(properties) }, children())
  return tag(tagName, {}, children())
}

/** A formula is XML of its own kind, as it stands. */
function formula({ tagName, properties, children }: Element): Markup {
  const attributes = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, textOf(value)]),
  )
  const within = children.map((child) =>
    child.type === 'element' ? formula(child) : child.type === 'text' ? child.value : '',
  )
  return tag(tagName, attributes, within)
}

function picture({ src, alt, width, height }: Properties): Markup {
  return tag('img', {
    src: textOf(src),
    alt: textOf(alt) ?? '',
    width: textOf(width),
    height: textOf(height),
  })
}

/** One of nothing but a header has no body, which every table of QTI has. */
function table(node: Element): Markup {
  const parts = node.children.filter((part) => part.type === 'element')
  const hasBody = parts.some(({ tagName }) => tagName === 'tbody')
  return tag(
    'table',
    {},
    parts.map((part) => tag(hasBody ? part.tagName : 'tbody', {}, rowsOf(part))),
  )
}

/** Where only elements may stand, without the line breaks between them. */
function rowsOf(node: Element): (Markup | string)[] {
  return node.children.filter((child) => child.type === 'element').map(written)
}

/** What browsers put up with in an address, but the rules of addresses don't allow. */
function addressOf({ href }: Properties): string {
  const [address = '', ...fragments] = String(href ?? '').split('#')
  return [address, fragments.join('%23')]
    .filter((part, index) => index === 0 || part !== '')
    .map((part) => part.replace(/%(?![0-9a-f]{2})|[\s"<>[\\\]^`{|}]/gi, encodeURIComponent))
    .join('#')
}

function startOf({ start }: Properties): string | undefined {
  return start === undefined || start === null ? undefined : `${STARTS_AT}${start}`
}

function classOf({ className }: Properties): string | undefined {
  return Array.isArray(className) && className.length > 0 ? className.join(' ') : undefined
}

function textOf(value: Properties[string]): string | undefined {
  return value === undefined || value === null ? undefined : String(value)
}
