import { decoded } from '#server/platform/text-encoding.ts'

/** Is it a file of QTI? By the name of its root, the first element that there is. */
export function isQti(bytes: Uint8Array): boolean {
  return ROOTS.includes(rootNameIn(decoded(bytes.subarray(0, HEAD))))
}

/** By its name; Blackboard calls every file of a package `.dat`. */
export function mayBeQti(name: string): boolean {
  return /\.(?:xml|qti|dat)$/i.test(name)
}

export function rootNameIn(text: string): string {
  const head = withoutComments(text.slice(0, HEAD))
  return /<(?:[\w.-]{1,40}:)?([A-Za-z][\w.-]{0,60})/.exec(head)?.[1] ?? ''
}

const ROOTS = [
  'questestinterop',
  'assessmentItem',
  'assessmentTest',
  'qti-assessment-item',
  'qti-assessment-test',
]

const HEAD = 64 * 1024

function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('<!--')
  return first + others.map(afterComment).join('')
}

function afterComment(text: string): string {
  const end = text.indexOf('-->')
  return end < 0 ? '' : text.slice(end + '-->'.length)
}
