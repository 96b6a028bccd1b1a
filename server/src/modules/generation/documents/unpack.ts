import { inflateRawSync } from 'node:zlib'
import { UnreadableDocument } from './reading-refusal.ts'

/** The files of a ZIP archive, which may hold more than any memory: all that is read comes out of one budget. */
export function unpack(archive: Buffer, { maxBytes }: { maxBytes: number }) {
  const entries = new Map(entriesOf(archive).map((entry) => [entry.name, entry]))
  let left = maxBytes

  return {
    exists: (name: string): boolean => entries.has(name),

    read(name: string): Buffer {
      const entry = entries.get(name)
      if (!entry) throw new UnreadableDocument('documentUnreadable')
      const bytes = unpacked(archive, entry, left)
      left -= bytes.length
      if (left <= 0) throw new UnreadableDocument('documentUnreadable')
      return bytes
    },
  }
}

interface Entry {
  name: string
  start: number
  packedSize: number
  isDeflated: boolean
}

function unpacked(archive: Buffer, { start, packedSize, isDeflated }: Entry, maxBytes: number): Buffer {
  const packed = archive.subarray(start, start + packedSize)
  return isDeflated ? inflateRawSync(packed, { maxOutputLength: maxBytes }) : packed
}

/** The directory at the end of a ZIP archive, as its format lays it down. */
function entriesOf(archive: Buffer): Entry[] {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0) throw new UnreadableDocument('documentUnreadable')
  const count = archive.readUInt16LE(end + 10)
  if (count > ENTRIES_MAX) throw new UnreadableDocument('documentUnreadable')
  const entries: Entry[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new UnreadableDocument('documentUnreadable')
    const nameLength = archive.readUInt16LE(at + 28)
    const local = archive.readUInt32LE(at + 42)
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      start: local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28),
      packedSize: archive.readUInt32LE(at + 20),
      isDeflated: archive.readUInt16LE(at + 10) === 8,
    })
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}

const ENTRIES_MAX = 4000
const DIRECTORY_ENTRY = 0x02014b50
