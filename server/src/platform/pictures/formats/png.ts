/** Keeps the chunks that say how the picture looks, until its end; texts, Exif, times and programs' own chunks go. */
export function withoutMetadata(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = [bytes.subarray(0, SIGNATURE_BYTES)]
  for (let at = SIGNATURE_BYTES; at + AROUND_BYTES <= bytes.length; ) {
    const end = at + AROUND_BYTES + bytes.readUInt32BE(at)
    if (end > bytes.length) return undefined
    const name = bytes.toString('latin1', at + 4, at + 8)
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

/** A capital first letter: no picture without it. */
function isNeeded(name: string): boolean {
  return /^[A-Z]/.test(name)
}
