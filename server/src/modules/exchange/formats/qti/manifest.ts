import type { Difficulty } from '@probant/contract/questions/form'
import type { Archive } from '#server/platform/archive/unpack.ts'
import { decoded } from '#server/platform/text-encoding.ts'
import {
  childOf,
  childrenOf,
  elementsIn,
  textOf,
  within,
  type XmlElement,
} from '#server/platform/xml/elements.ts'
import { decodedPath } from '../pictures.ts'
import { difficultyOf, readTags } from '../tags.ts'
import { type About, localeIn } from './about.ts'
import { resolved } from './places.ts'

/** What a manifest lists. */
export interface Resource {
  identifier: string
  type: string
  /** As they are called in the archive; those that are not there too. */
  files: string[]
  dependencies: string[]
  about: Omit<About, 'weight'>
}

/** Of a package, which some programs put into a folder before they pack it. */
export function manifestNameOf(archive: Archive): string | undefined {
  return archive.names
    .filter((name) => /(?:^|\/)imsmanifest\.xml$/i.test(name))
    .sort((one, other) => one.split('/').length - other.split('/').length)[0]
}

export function* resourcesOf(archive: Archive, manifestName: string): Generator<Resource> {
  const folder = manifestName.split('/').slice(0, -1)
  for (const resource of elementsIn(decoded(archive.read(manifestName)), ['resource'])) {
    const { identifier = '', type = '', href, base = '', file } = resource.attributes
    const names = [href, file, ...childrenOf(resource, 'file').map(({ attributes }) => attributes.href)]
    const paths = names.filter((name) => name !== undefined)
    yield {
      identifier,
      type,
      files: [...new Set(paths.flatMap((path) => nameOf(archive, folder, { base, path }) ?? []))],
      dependencies: childrenOf(resource, 'dependency').map(
        ({ attributes }) => attributes.identifierref ?? '',
      ),
      about: aboutIn(childOf(resource, 'metadata')),
    }
  }
}

/** Blackboard's base is a folder only sometimes. */
function nameOf(
  archive: Archive,
  folder: readonly string[],
  { base, path }: { base: string; path: string },
): string | undefined {
  const places = [path, decodedPath(path)].flatMap((one) => [
    resolved(folder, `${base}/${one}`.replace(/^\/+/, '')),
    resolved(folder, one),
  ])
  return places.find((place) => place !== undefined && archive.exists(place)) ?? resolved(folder, path)
}

/** Learning object metadata, of whichever version. */
function aboutIn(metadata: XmlElement | undefined): Resource['about'] {
  if (!metadata) return { subject: null, difficulty: null, language: null }
  const keywords = [...within(metadata, 'keyword')].map((keyword) => textOf(keyword).trim()).filter(Boolean)
  const [language] = within(metadata, 'language')
  const difficulty = difficultyIn(metadata)
  // Where how hard it is stands in its own place, a keyword is what it is about, whatever it is called.
  const read = difficulty ? { subject: keywords[0] ?? null, difficulty } : readTags(keywords)
  return { ...read, language: localeIn(textOf(language)) }
}

function difficultyIn(metadata: XmlElement): Difficulty | undefined {
  const [difficulty] = within(metadata, 'difficulty')
  return difficulty && difficultyOf(textOf(childOf(difficulty, 'value')))
}
