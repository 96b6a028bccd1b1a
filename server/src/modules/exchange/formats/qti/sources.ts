import type { Archive } from '#server/platform/archive/unpack.ts'
import { type About, UNKNOWN } from './about.ts'
import { manifestNameOf, type Resource, resourcesOf } from './manifest.ts'
import { isQti, mayBeQti } from './root.ts'
import { weightsIn } from './tests.ts'

/** A file of questions in a package. */
export interface Source {
  file: string
  about: About
}

/** In the order of its tests, then of its manifest. */
export function sourcesOf(archive: Archive): Source[] {
  const manifest = manifestNameOf(archive)
  const resources = manifest === undefined ? [] : [...resourcesOf(archive, manifest)]
  const weights = weightsIn(archive, resources)
  const sources = new Map<string, Source>()
  for (const resource of withoutDoubles(resources.filter(isOfItems), resources))
    for (const file of filesOf(resource)) {
      if (!sources.has(file))
        sources.set(file, { file, about: { ...resource.about, weight: weights.get(file) ?? 1 } })
    }
  // Where Canvas keeps what a cartridge can't hold.
  for (const file of archive.names.filter(isCanvasOwn)) sources.set(file, { file, about: UNKNOWN })
  // Where none is listed as such every file is looked at.
  if (sources.size === 0)
    for (const file of archive.names.filter((name) => mayBeQti(name) && isQti(archive.read(name))))
      sources.set(file, { file, about: UNKNOWN })

  const ordered = [...weights.keys()].flatMap((file) => sources.get(file) ?? [])
  return [...new Set([...ordered, ...sources.values()])]
}

function isOfItems({ type }: Resource): boolean {
  return isOfOneItem(type) || /^imsqti_xmlv1p|^assessment\/x-bb-qti-/i.test(type)
}

function isOfOneItem(type: string): boolean {
  return /^imsqti_(?:apip)?item_/i.test(type)
}

/** The quiz of a cartridge of Canvas stands there twice, once as Canvas itself reads it, with all that cartridges lack. */
function withoutDoubles(ofItems: readonly Resource[], resources: readonly Resource[]): Resource[] {
  const canvasOwn = new Set(
    resources.filter(({ files }) => files.some(isCanvasOwn)).map(({ identifier }) => identifier),
  )
  return ofItems.filter(({ dependencies }) => !dependencies.some((identifier) => canvasOwn.has(identifier)))
}

/** Of an item the rest is what it shows; a file of many items may be parted. */
function filesOf({ type, files }: Resource): string[] {
  const [first, ...others] = files
  const parts = isOfOneItem(type) ? [] : others.filter((name) => /\.(?:xml|dat)$/i.test(name))
  return first === undefined ? [] : [first, ...parts]
}

function isCanvasOwn(name: string): boolean {
  return /\.xml\.qti$/i.test(name)
}
