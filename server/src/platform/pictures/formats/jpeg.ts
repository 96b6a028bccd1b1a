import { exifOf, orientationIn, UPRIGHT } from './exif-orientation.ts'

/**
 * Keeps what is needed to show the picture: of the application's own segments the frame's, the colours' and, where the
 * camera was turned, how. Whatever is hung on behind the picture's end, such as a film of the moment, goes too.
 */
export function withoutMetadata(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [START]
  let at = START.length
  let isInScan = false

  while (at < bytes.length) {
    const next = nextMarker(bytes, at)
    // Between two markers of a scan is the picture itself; anywhere else nothing belongs there.
    if (isInScan) kept.push(bytes.subarray(at, next))
    const marker = bytes[next + 1]
    if (marker === undefined) break
    if (marker === END_OF_IMAGE) {
      kept.push(Buffer.from([0xff, END_OF_IMAGE]))
      break
    }

    const length = next + 4 <= bytes.length ? bytes.readUInt16BE(next + 2) : 0
    at = next + 2 + length
    if (length < 2 || at > bytes.length) return undefined
    kept.push(keptOf(marker, bytes.subarray(next, at)))
    isInScan = marker === START_OF_SCAN
  }
  return Buffer.concat(kept)
}

const START = Buffer.from([0xff, 0xd8])
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const APPLICATION = 0xe0
const COMMENT = 0xfe
const EXIF = 0xe1

/** The application's own segments that matter for how a picture looks, by what they begin with. */
const SHOWING: Record<number, string> = { 224: 'JFIF\0', 226: 'ICC_PROFILE\0', 238: 'Adobe' }

/** Where the next segment begins, or the end: zeros and restarts belong to the scan, and markers may be filled up. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    const standsAlone = marker >= 0xd0 && marker <= 0xd8
    if (marker > 1 && marker < 0xff && !standsAlone) return at
  }
  return bytes.length
}

function keptOf(marker: number, segment: Buffer): Buffer {
  if (marker === EXIF) return orientationOnly(segment)
  if (marker === COMMENT) return NOTHING
  if ((marker & 0xf0) !== APPLICATION) return segment
  const name = SHOWING[marker]
  return name !== undefined && startsWith(segment, name) ? segment : NOTHING
}

const NOTHING = Buffer.alloc(0)
const EXIF_NAME = 'Exif\0\0'
const HEAD_BYTES = 4

/** The browser turns the picture by it. */
function orientationOnly(segment: Buffer): Buffer {
  if (!startsWith(segment, EXIF_NAME)) return NOTHING
  const orientation = orientationIn(segment.subarray(HEAD_BYTES + EXIF_NAME.length))
  if (orientation === UPRIGHT) return NOTHING
  const content = Buffer.concat([Buffer.from(EXIF_NAME, 'latin1'), exifOf(orientation)])
  const head = Buffer.from([0xff, EXIF, 0, content.length + 2])
  return Buffer.concat([head, content])
}

function startsWith(segment: Buffer, name: string): boolean {
  return segment.toString('latin1', HEAD_BYTES, HEAD_BYTES + name.length) === name
}
