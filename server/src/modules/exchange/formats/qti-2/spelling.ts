import type { XmlElement } from '#server/platform/xml/elements.ts'

/** An element of QTI 3 as version 2 spells it, so that both are read alike. */
export function asVersion2(element: XmlElement): XmlElement {
  const isQti3 = element.name.startsWith('qti-')
  return {
    ...element,
    name: isQti3 ? camel(element.name.slice('qti-'.length)) : element.name,
    attributes: isQti3
      ? Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [camel(name), value]))
      : element.attributes,
    children: element.children.map((child) => (typeof child === 'string' ? child : asVersion2(child))),
  }
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
