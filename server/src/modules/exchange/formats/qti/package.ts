import type { Archive } from '#server/platform/archive/unpack.ts'
import { decoded } from '#server/platform/text-encoding.ts'
import { rootOf, UnreadableXml, within } from '#server/platform/xml/elements.ts'
import type { ReadItem, Reading } from '../format.ts'
import { asVersion2 } from '../qti-2/spelling.ts'
import { itemsIn } from './items.ts'
import { manifestNameOf, type Resource, resourcesOf } from './manifest.ts'
import type { About } from './outcome.ts'
import { decodedPath, resolved } from './pictures.ts'
import { isQti } from './root.ts'
import { asUnreadable } from './unreadable.ts'

/** The questions of a package, in the order of its tests, then of its manifest. */
export function* itemsOfPackage(reading: Reading, archive: Archive): Generator<ReadItem> {
  for (const { file, about } of sourcesOf(archive)) {
    const bytes = archive.exists(file) ? archive.read(file) : undefined
    if (!bytes || !isQti(bytes)) {
      yield { line: null, file, fault: 'malformed', beginning: '' }
      continue
    }
    try {
      yield* itemsIn(decoded(bytes), { reading, file, about })
    } catch (error) {
      // One file that can't be read is no reason to leave the others.
      if (!(error instanceof UnreadableXml)) throw error
      yield { line: error.line, file, fault: 'malformed', beginning: '' }
    }
  }
}

interface Source {
  file: string
  about: About
}

function sourcesOf(archive: Archive): Source[] {
  const resources = listed(archive)
  const weights = weightsIn(archive, resources)
  const sources = new Map<string, Source>()
  for (const resource of resources.filter(isOfItems))
    for (const file of filesOf(resource, resources)) {
      if (!sources.has(file))
        sources.set(file, { file, about: { ...resource.about, weight: weights.get(file) ?? 1 } })
    }
  // Where Canvas keeps what a cartridge can't hold.
  for (const file of archive.names.filter(isCanvasOwn)) sources.set(file, { file, about: UNKNOWN })
  // Without a list every file is looked at.
  if (resources.length === 0)
    for (const file of archive.names.filter(
      (name) => /\.(?:xml|qti)$/i.test(name) && isQti(archive.read(name)),
    ))
      sources.set(file, { file, about: UNKNOWN })

  const ordered = [...weights.keys()].flatMap((file) => sources.get(file) ?? [])
  return [...new Set([...ordered, ...sources.values()])]
}

const UNKNOWN: About = { subject: null, difficulty: null, language: null, weight: 1 }

function listed(archive: Archive): Resource[] {
  const manifest = manifestNameOf(archive)
  if (manifest === undefined) return []
  try {
    return [...resourcesOf(archive, manifest)]
  } catch (error) {
    throw asUnreadable(error)
  }
}

function isOfItems({ type }: Resource): boolean {
  return /^imsqti_(?:apip)?item_|^imsqti_xmlv1p|^assessment\/x-bb-qti-/i.test(type)
}

function isOfTest({ type }: Resource): boolean {
  return /^imsqti_(?:apip)?(?:test|assessment|section)_/i.test(type)
}

/** The question of a cartridge of Canvas stands there a second time, as Canvas itself reads it, with all that is lost here. */
function filesOf({ files, dependencies }: Resource, resources: readonly Resource[]): string[] {
  const isBetterRead = resources.some(
    (other) => dependencies.includes(other.identifier) && other.files.some(isCanvasOwn),
  )
  return isBetterRead ? [] : files.filter((file) => !/\.(?:png|jpe?g|gif|svg|webp|css|mp[34])$/i.test(file))
}

function isCanvasOwn(name: string): boolean {
  return /\.xml\.qti$/i.test(name)
}

/** The files that tests refer to, in their order, and by what a test weighs each. */
function weightsIn(archive: Archive, resources: readonly Resource[]): Map<string, number> {
  const weights = new Map<string, number>()
  const tests = resources.filter(isOfTest).flatMap(({ files }) => files.slice(0, 1))
  for (const test of tests.filter((name) => archive.exists(name))) {
    const folder = test.split('/').slice(0, -1)
    for (const { href, weight } of referencesIn(decoded(archive.read(test)))) {
      const file = resolved(folder, decodedPath(href))
      if (file !== undefined && !weights.has(file)) weights.set(file, weight)
    }
  }
  return weights
}

function referencesIn(text: string): { href: string; weight: number }[] {
  try {
    return [...within(asVersion2(rootOf(text)), 'assessmentItemRef')].map((reference) => {
      const [weight] = within(reference, 'weight')
      return { href: reference.attributes.href ?? '', weight: positive(weight?.attributes.value) }
    })
  } catch (error) {
    // Without it the questions come in the order of the manifest.
    if (error instanceof UnreadableXml) return []
    throw error
  }
}

function positive(text: string | undefined): number {
  const number = Number(text)
  return Number.isFinite(number) && number > 0 ? number : 1
}
