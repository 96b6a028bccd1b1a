import type { Difficulty } from '@probant/contract/questions/form'
import { closing, type Markup, opening, tag, XML_PROLOGUE } from '#server/platform/xml/markup.ts'
import type { PackedItem } from './package.ts'
import { type QtiVersion, rootAttributes } from './version.ts'

interface ManifestOptions {
  items: readonly PackedItem[]
  testPath: string
  /** Paths of whatever the items need. */
  assets: ReadonlySet<string>
}

/** What is in the package, and what each question is about. */
export async function* manifestOf(
  { manifest, resourceTypes }: QtiVersion,
  { items, testPath, assets }: ManifestOptions,
): AsyncGenerator<string> {
  const assetIds = new Map([...assets].map((path, index) => [path, `asset-${index + 1}`]))
  yield XML_PROLOGUE + opening('manifest', { ...rootAttributes(manifest), identifier: 'manifest' })
  yield tag(
    'metadata',
    {},
    tag('schema', {}, manifest.schema),
    tag('schemaversion', {}, manifest.schemaVersion),
  ).xml
  yield tag('organizations').xml
  yield opening('resources')
  yield tag(
    'resource',
    { identifier: 'resource-test', type: resourceTypes.test, href: testPath },
    tag('file', { href: testPath }),
    items.map(({ identifier }) => tag('dependency', { identifierref: identifier })),
  ).xml
  for (const item of items)
    yield tag(
      'resource',
      { identifier: item.identifier, type: resourceTypes.item, href: item.path },
      metadata(item),
      tag('file', { href: item.path }),
      item.assets.map((path) => tag('dependency', { identifierref: assetIds.get(path) ?? '' })),
    ).xml
  for (const [path, identifier] of assetIds)
    yield tag('resource', { identifier, type: 'webcontent', href: path }, tag('file', { href: path })).xml
  yield closing('resources') + closing('manifest')
}

/** Learning object metadata, as other platforms read it. */
function metadata({ title, subject, difficulty, language }: PackedItem): Markup {
  const string = (text: string) => tag('string', { language }, text)
  return tag(
    'metadata',
    {},
    tag(
      'lom',
      { xmlns: 'http://ltsc.ieee.org/xsd/LOM' },
      tag(
        'general',
        {},
        tag('title', {}, string(title)),
        tag('language', {}, language),
        tag('keyword', {}, string(subject)),
      ),
      tag(
        'educational',
        {},
        tag('difficulty', {}, tag('source', {}, 'LOMv1.0'), tag('value', {}, LOM_DIFFICULTIES[difficulty])),
      ),
    ),
  )
}

const LOM_DIFFICULTIES: Record<Difficulty, string> = { easy: 'easy', medium: 'medium', tough: 'difficult' }
