/**
 * Keeps the chunks that say how the picture looks, until its end; texts, Exif, times and programs' own chunks go. Its
 * size stands in the first one, and nowhere else: two programs must not read two sizes off one file.
 */
export function withoutMetadata(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE_BYTES)]
  for (let at = SIGNATURE_BYTES; at + AROUND_BYTES <= bytes.length; ) {
    const end = at + AROUND_BYTES + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    const name = bytes.toString('latin1', at + 4, at + 8)
    const isHead = at === SIGNATURE_BYTES
    if (isHead !== (name === 'IHDR') || (isNeeded(name) && !NEEDED.has(name))) return undefined
    if (isNeeded(name) || SHOWING.has(name)) kept.push(bytes.subarray(at, end))
    if (name === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}

const SIGNATURE_BYTES = 8
/** Length, name and check sum. */
const AROUND_BYTES = 12

/** Colours, transparency, proportions and movement. */
const SHOWING = new Set(
  'tRNS gAMA cHRM sRGB iCCP cICP mDCV cLLI sBIT bKGD hIST pHYs sPLT acTL fcTL fdAT'.split(' '),
)

const NEEDED = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND'])
/** A capital first letter: whoever does not know such a chunk can't show the picture. */
function isNeeded(name: string): boolean {
  return /^[A-Z]/.test(name)
}
