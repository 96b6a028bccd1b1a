/** XML that is written already: it is not escaped once more. */
export interface Markup {
  readonly xml: string
}

type Child = Markup | string | number | boolean | null | undefined
type Attributes = Record<string, string | number | boolean | null | undefined>

/** `tag('item', { id: 1 }, 'text')`. What is missing is left out; texts are escaped. */
export function tag(
  name: string,
  attributes: Attributes = {},
  ...children: (Child | readonly Child[])[]
): Markup {
  const inner = joined(children)
  const start = `${name}${attributesOf(attributes)}`
  return { xml: inner.xml === '' ? `<${start}/>` : `<${start}>${inner.xml}</${name}>` }
}

/** The beginning and the end of an element whose content is written in between. */
export function opening(name: string, attributes: Attributes = {}): string {
  return `<${name}${attributesOf(attributes)}>`
}

export function closing(name: string): string {
  return `</${name}>`
}

/** Several as one. */
export function joined(children: readonly (Child | readonly Child[])[]): Markup {
  return { xml: children.flat().map(written).join('') }
}

/** Markup in a place that holds text: as formats do that carry HTML. */
export function cdata(text: string): Markup {
  // What would end it is parted between two.
  return { xml: `<![CDATA[${fitForXml(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>` }
}

export function escapedXml(text: string): string {
  return fitForXml(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}

export const XML_PROLOGUE = '<?xml version="1.0" encoding="UTF-8"?>\n'

function written(child: Child): string {
  if (child === null || child === undefined || child === false) return ''
  return typeof child === 'object' ? child.xml : escapedXml(String(child))
}

function attributesOf(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ` ${name}="${escapedXml(String(value)).replace(/[\t\n\r]/g, asReference)}"`)
    .join('')
}

/** A parser turns line breaks of an attribute into spaces, unless they are written so. */
function asReference(character: string): string {
  return `&#${character.charCodeAt(0)};`
}

function fitForXml(text: string): string {
  return text.toWellFormed().replace(NOT_IN_XML, '')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write them
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
