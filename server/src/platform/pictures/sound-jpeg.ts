/**
 * Can every program draw it? PDF files take it in as it is: so it is of a kind that all of them know, has its tables, and
 * is not cut off. Of a file without what was written about it.
 */
export function isSoundJpeg(bytes: Buffer): boolean {
  const found = new Set<number>()
  let blocks = Number.POSITIVE_INFINITY
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    const segment = bytes.subarray(at + 4, at + 2 + bytes.readUInt16BE(at + 2))
    if (isFrame(marker)) {
      if (found.has(FRAME) || !KNOWN_FRAMES.includes(marker) || segment.length < 6) return false
      const [bits, channels = 0] = [segment[0], segment[5]]
      if (bits !== 8 || !KNOWN_CHANNELS.includes(channels)) return false
      blocks = Math.ceil(segment.readUInt16BE(1) / 8) * Math.ceil(segment.readUInt16BE(3) / 8)
    }
    found.add(isFrame(marker) ? FRAME : marker)
    at += 2 + bytes.readUInt16BE(at + 2)
    if (marker === SCAN) break
  }
  const isWhole = bytes.length >= at + 2 && bytes.readUInt16BE(bytes.length - 2) === END
  // Of each block there is a bit at the least.
  return isWhole && NEEDED.every((marker) => found.has(marker)) && bytes.length - 2 - at >= blocks / 8
}

/** Which way of packing a picture it is. Between them lie the tables and what is kept for later. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![HUFFMAN, 0xc8, 0xcc].includes(marker)
}

const HUFFMAN = 0xc4
const QUANTIZATION = 0xdb
const SCAN = 0xda
const FRAME = 0xc0
const NEEDED = [FRAME, HUFFMAN, QUANTIZATION, SCAN]
const END = 0xffd9
/** Baseline, extended and progressive. */
const KNOWN_FRAMES = [0xc0, 0xc1, 0xc2]
/** Gray, in color, and for print. */
const KNOWN_CHANNELS = [1, 3, 4]
