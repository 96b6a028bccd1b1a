import { type Markup, tag } from '#server/platform/xml/markup.ts'
import type { Graphic } from '../graphic.ts'

/**
 * QTI 2 and 3 say the same with other names. Elements and attributes are written by those of version 2 all over these
 * files; each version says how it spells them.
 */
export interface QtiVersion {
  element(name: string): string
  attribute(name: string): string
  /** What a block of feedback or of instructions holds. */
  content(markup: Markup): Markup
  /** A picture on which something is asked. */
  graphic(picture: Graphic): Markup
  /** What is put into a place on such a picture, as HTML. */
  gapLabel(attributes: { identifier: string; matchMax: number }, html: string): Markup
  /** Such a label is always a picture: of words it is one of these. */
  drawsLabels: boolean
  /** Who marks an answer that no machine can; version 2 has no word for it. */
  humanScored: Record<string, string>
  namespace: string
  schemaLocation: string
  manifest: { namespace: string; schema: string; schemaVersion: string; schemaLocation: string }
  resourceTypes: { item: string; test: string }
}

type Attributes = Parameters<typeof tag>[1]
type Children = Parameters<typeof tag> extends [unknown, unknown?, ...infer Rest] ? Rest : never

export type Write = (name: string, attributes?: Attributes, ...children: Children) => Markup

/** `write('simpleChoice', { showHide: 'show' })`, spelled as the version does. */
export function writeIn(version: QtiVersion): Write {
  return (name, attributes = {}, ...children) =>
    tag(version.element(name), attributesIn(version, attributes), ...children)
}

export function attributesIn(version: QtiVersion, attributes: NonNullable<Attributes>): typeof attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [version.attribute(name), value]),
  )
}

/** Of the root element of each file. */
export function rootAttributes(version: Pick<QtiVersion, 'namespace' | 'schemaLocation'>) {
  return {
    xmlns: version.namespace,
    'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
    'xsi:schemaLocation': `${version.namespace} ${version.schemaLocation}`,
  }
}
