import type { Archive } from '#server/platform/archive/unpack.ts'
import { decoded } from '#server/platform/text-encoding.ts'
import { rootOf, UnreadableXml, within } from '#server/platform/xml/elements.ts'
import { decodedPath } from '../pictures.ts'
import { asVersion2 } from '../qti-2/spelling.ts'
import type { Resource } from './manifest.ts'
import { resolved } from './places.ts'

/** The files that tests refer to, in their order, and by what a test weighs each. */
export function weightsIn(archive: Archive, resources: readonly Resource[]): Map<string, number> {
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

function isOfTest({ type }: Resource): boolean {
  return /^imsqti_(?:apip)?(?:test|assessment|section)_/i.test(type)
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
