import { inflateRawSync } from 'node:zlib'
import mammoth from 'mammoth'
import { UnreadableDocument } from './reading-refusal.ts'

export async function readDocx(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  ensureHarmless(buffer)
  const { value } = await mammoth.extractRawText({ buffer })
  return value
}

/** A small archive may hold more than any memory: what is to be read is first unpacked within limits. */
function ensureHarmless(archive: Buffer): void {
  let left = UNPACKED_MAX_BYTES
  for (const entry of entriesOf(archive)) {
    if (!entry.name.endsWith('.xml') && !entry.name.endsWith('.rels')) continue
    const packed = archive.subarray(entry.start, entry.start + entry.packedSize)
    left -= entry.isDeflated
      ? inflateRawSync(packed, { maxOutputLength: Math.max(1, left) }).length
      : packed.length
    if (left <= 0) throw new UnreadableDocument('documentUnreadable')
  }
}

const UNPACKED_MAX_BYTES = 40 * 1024 * 1024
const ENTRIES_MAX = 4000

interface Entry {
  name: string
  start: number
  packedSize: number
  isDeflated: boolean
}

/** The directory at the end of a ZIP archive, as its format lays it down. */
function* entriesOf(archive: Buffer): Generator<Entry> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0) throw new UnreadableDocument('documentUnreadable')
  const count = archive.readUInt16LE(end + 10)
  if (count > ENTRIES_MAX) throw new UnreadableDocument('documentUnreadable')
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new UnreadableDocument('documentUnreadable')
    const nameLength = archive.readUInt16LE(at + 28)
    const local = archive.readUInt32LE(at + 42)
    yield {
      name: archive.toString('utf8', at + 46, at + 46 + nameLength).toLowerCase(),
      start: local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28),
      packedSize: archive.readUInt32LE(at + 20),
      isDeflated: archive.readUInt16LE(at + 10) === 8,
    }
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
}

const DIRECTORY_ENTRY = 0x02014b50
