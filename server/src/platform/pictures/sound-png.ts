import { inflateSync } from 'node:zlib'

/**
 * Can every program draw it, the simple ones of PDF files among them? They take pictures apart in a worker and fall over
 * what is broken in them: so it has its rows in one go, of eight bits at most, and all of them are there.
 */
export function isSoundPng(bytes: Buffer): boolean {
  const chunks = [...chunksOf(bytes)]
  const head = chunks.find(({ name }) => name === 'IHDR')?.data
  if (head?.length !== 13) return false
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const [bits = 0, kind = 0, compression, filters, interlaced] = head.subarray(8)
  const channels = CHANNELS[kind]
  if (!channels || bits > 8 || compression || filters || interlaced) return false
  if (kind === PALETTE && !chunks.some(({ name }) => name === 'PLTE')) return false

  const rowBytes = 1 + Math.ceil((width * channels * bits) / 8)
  const rows = inflated(
    chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data),
    rowBytes * height,
  )
  if (rows?.length !== rowBytes * height) return false
  for (let at = 0; at < rows.length; at += rowBytes) if ((rows[at] ?? 0) > LAST_FILTER) return false
  return true
}

function inflated(parts: Buffer[], maxOutputLength: number): Buffer | undefined {
  try {
    return inflateSync(Buffer.concat(parts), { maxOutputLength })
  } catch {
    return undefined
  }
}

function* chunksOf(bytes: Buffer): Generator<{ name: string; data: Buffer }> {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at)
    yield { name: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, end) }
    at = end + 4
  }
}

/** By the kind of color that a picture has. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const PALETTE = 3
const LAST_FILTER = 4
