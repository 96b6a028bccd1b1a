import { inflateRawSync } from 'node:zlib'

export type ArchiveFault = 'damaged' | 'tooManyFiles' | 'tooLarge' | 'unsafeName' | 'sameName' | 'encrypted'

export class UnreadableArchive extends Error {
  override name = 'UnreadableArchive'
  readonly fault: ArchiveFault

  constructor(fault: ArchiveFault) {
    super(fault)
    this.fault = fault
  }
}

export interface Archive {
  /** Of its files, folders aside, in its own order. */
  names: readonly string[]
  exists(name: string): boolean
  read(name: string): Buffer
}

interface Limits {
  /** Of all that is read of it. */
  maxBytes: number
  maxFiles?: number
}

/** The files of a ZIP archive, which may hold more than any memory: all that is read comes out of one budget. */
export function unpack(bytes: Uint8Array, { maxBytes, maxFiles = 4000 }: Limits): Archive {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readable(() => entriesOf(archive, maxFiles))
  let left = maxBytes

  return {
    names: [...entries.keys()],
    exists: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name)
      if (!entry) throw new UnreadableArchive('damaged')
      const content = readable(() => unpacked(archive, entry, left))
      left -= content.length
      if (left <= 0) throw new UnreadableArchive('tooLarge')
      return content
    },
  }
}

/** Does it begin as an archive does? */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4
}

interface Entry {
  start: number
  packedSize: number
  isDeflated: boolean
  isEncrypted: boolean
}

function unpacked(
  archive: Buffer,
  { start, packedSize, isDeflated, isEncrypted }: Entry,
  maxBytes: number,
): Buffer {
  if (isEncrypted) throw new UnreadableArchive('encrypted')
  const packed = archive.subarray(start, start + packedSize)
  if (packed.length < packedSize) throw new UnreadableArchive('damaged')
  return isDeflated ? inflateRawSync(packed, { maxOutputLength: maxBytes }) : packed
}

/** The directory at the end of a ZIP archive, as its format lays it down. */
function entriesOf(archive: Buffer, maxFiles: number): Map<string, Entry> {
  const end = archive.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0) throw new UnreadableArchive('damaged')
  const count = archive.readUInt16LE(end + 10)
  if (count > maxFiles) throw new UnreadableArchive('tooManyFiles')
  const entries = new Map<string, Entry>()
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (archive.readUInt32LE(at) !== DIRECTORY_ENTRY) throw new UnreadableArchive('damaged')
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength).replaceAll('\\', '/')
    if (isUnsafe(name)) throw new UnreadableArchive('unsafeName')
    // Two readers would take different ones of them.
    if (entries.has(name)) throw new UnreadableArchive('sameName')
    const local = archive.readUInt32LE(at + 42)
    if (!name.endsWith('/'))
      entries.set(name, {
        start: local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28),
        packedSize: archive.readUInt32LE(at + 20),
        isDeflated: archive.readUInt16LE(at + 10) === 8,
        isEncrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
      })
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return entries
}

/** Nothing is ever written where a name says; but who names such a place means no good. */
function isUnsafe(name: string): boolean {
  return (
    name.startsWith('/') || /^[a-z]:/i.test(name) || name.split('/').includes('..') || name.includes('\0')
  )
}

/** Offsets that lead nowhere, and what can't be inflated. */
function readable<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new UnreadableArchive(isTooLarge ? 'tooLarge' : 'damaged')
  }
}

const DIRECTORY_ENTRY = 0x02014b50
