/** Keeps the chunks that are the picture; Exif, XMP and whatever else programs leave there go. */
export function withoutMetadata(bytes: Buffer): Buffer | undefined {
  const size = HEAD_BYTES + bytes.readUInt32LE(4)
  if (size > bytes.length) return undefined
  const kept: Buffer[] = []
  for (let at = HEADER_BYTES; at < size; ) {
    if (at + HEAD_BYTES > size) return undefined
    const end = at + HEAD_BYTES + bytes.readUInt32LE(at + 4)
    if (end > size) return undefined
    const name = bytes.toString('latin1', at, at + 4)
    const chunk = bytes.subarray(at, end)
    if (SHOWING.has(name)) kept.push(padded(name === 'VP8X' ? unmarked(chunk) : chunk))
    at = end + (end % 2)
  }
  return file(kept)
}

/** A name and a length stand before every chunk, and before the whole. */
const HEAD_BYTES = 8
const HEADER_BYTES = 12
const SHOWING = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const FLAGS_AT = 8
const EXIF_FLAG = 0x08
const XMP_FLAG = 0x04

/** It no longer says that there are any. */
function unmarked(extended: Buffer): Buffer {
  const changed = Buffer.from(extended)
  const flags = changed[FLAGS_AT] ?? 0
  if (changed.length > FLAGS_AT) changed[FLAGS_AT] = flags & ~(EXIF_FLAG | XMP_FLAG)
  return changed
}

/** Chunks begin at even places. */
function padded(chunk: Buffer): Buffer {
  return chunk.length % 2 === 0 ? chunk : Buffer.concat([chunk, Buffer.alloc(1)])
}

function file(chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
