import type { ElementContent, Properties } from 'hast'
import type { XmlElement } from '#server/platform/xml/elements.ts'
import { STARTS_AT, STRUCK } from './body.ts'

/** The XHTML of an item as HTML, without what asks for the answer and what is shown only at times. */
export function htmlOf(children: XmlElement['children']): ElementContent[] {
  return children.flatMap((child) => (typeof child === 'string' ? text(child) : elementOf(child)))
}

function elementOf(element: XmlElement): ElementContent[] {
  const { name, attributes, children } = element
  if (NOT_SHOWN.has(name)) return []
  if (name === 'textEntryInteraction') return text(BLANK)
  // What stands within an interaction, but for its prompt, is read where it is.
  if (name.endsWith('Interaction')) return htmlOf(children.filter(isPrompt))
  if (holdsOnlyBlanks(element)) return []
  if (name === 'prompt' || name === 'contentBody' || name === 'rubricBlock')
    return [{ type: 'element', tagName: 'div', properties: {}, children: htmlOf(children) }]
  if (name === 'object' && attributes.type?.startsWith('image/'))
    return [
      {
        type: 'element',
        tagName: 'img',
        properties: { src: attributes.data ?? '', alt: plain(children) },
        children: [],
      },
    ]
  const isStruck = name === 'span' && classesOf(attributes).includes(STRUCK)
  return [
    {
      type: 'element',
      tagName: isStruck ? 'del' : name,
      properties: propertiesOf(element),
      children: htmlOf(children),
    },
  ]
}

/** Of an answer within a sentence. */
const BLANK = '_____'

const NOT_SHOWN = new Set([
  'feedbackBlock',
  'feedbackInline',
  'infoControl',
  'modalFeedback',
  'printedVariable',
  'stylesheet',
  'templateBlock',
  'templateInline',
])

function isPrompt(child: XmlElement | string): boolean {
  return typeof child !== 'string' && child.name === 'prompt'
}

/** A line for the answer, or for a number and its unit, says nothing. */
function holdsOnlyBlanks({ children }: XmlElement): boolean {
  const held = children.filter((child) => typeof child !== 'string' || child.trim() !== '')
  const isBlank = (child: XmlElement | string) =>
    typeof child === 'object' && child.name === 'textEntryInteraction'
  return held.length > 0 && held.every(isBlank)
}

function propertiesOf({ name, attributes }: XmlElement): Properties {
  const properties: Properties = {}
  for (const [attribute, value] of Object.entries(attributes))
    properties[PROPERTIES.get(attribute) ?? attribute] = value
  const classes = classesOf(attributes)
  if (classes.length > 0) properties.className = classes
  const start = name === 'ol' && classes.find((one) => one.startsWith(STARTS_AT))
  if (start) properties.start = Number.parseInt(start.slice(STARTS_AT.length), 10)
  return properties
}

/** As a tree of HTML calls them. */
const PROPERTIES = new Map([
  ['colspan', 'colSpan'],
  ['rowspan', 'rowSpan'],
  ['data-equation-content', 'dataEquationContent'],
])

function classesOf({ class: classes = '' }: Record<string, string>): string[] {
  return classes.split(/\s+/).filter(Boolean)
}

function plain(children: XmlElement['children']): string {
  return children.map((child) => (typeof child === 'string' ? child : plain(child.children))).join('')
}

function text(value: string): ElementContent[] {
  return [{ type: 'text', value }]
}
