import { decoded } from '#server/platform/text-encoding.ts'
import { HEAD, rootNameIn } from '#server/platform/xml/root-name.ts'

/** Is it a file of QTI? By the name of its root, the first element that there is. */
export function isQti(bytes: Uint8Array): boolean {
  return ROOTS.includes(rootNameIn(decoded(bytes.subarray(0, HEAD))))
}

/** By its name; Blackboard calls every file of a package `.dat`. */
export function mayBeQti(name: string): boolean {
  return /\.(?:xml|qti|dat)$/i.test(name)
}

const ROOTS = [
  'questestinterop',
  'assessmentItem',
  'assessmentTest',
  'qti-assessment-item',
  'qti-assessment-test',
]
