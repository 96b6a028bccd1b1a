import { strToU8, Zip, ZipDeflate } from 'fflate'

/** A file of an archive: whole, or piece by piece. */
export interface PackedFile {
  path: string
  content: string | Uint8Array | AsyncIterable<string>
  /** Is packed already, as pictures are. */
  isDense?: boolean
}

/** A ZIP archive, packed while its files come: neither they nor the archive are ever held as a whole. */
export async function* pack(
  files: AsyncIterable<PackedFile> | Iterable<PackedFile>,
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    packed.push(chunk)
  })
  for await (const { path, content, isDense } of files) {
    // Not stored as it is: readers that go through a stream don't know then where it ends.
    const file = new ZipDeflate(path, isDense ? { level: 0 } : undefined)
    zip.add(file)
    if (typeof content === 'object' && Symbol.asyncIterator in content) {
      for await (const piece of content) {
        file.push(strToU8(piece))
        yield* packed.splice(0)
      }
      file.push(new Uint8Array(), true)
    } else {
      file.push(typeof content === 'string' ? strToU8(content) : content, true)
    }
    yield* packed.splice(0)
  }
  zip.end()
  yield* packed
}
