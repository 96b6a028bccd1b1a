import mammoth from 'mammoth'
import { unpack } from '#server/platform/archive/unpack.ts'
import { officePart } from '#server/platform/xml/office-part.ts'

/** Mammoth is handed our archive, not the bytes: what it reads, under whatever name, is what the budget counts. */
export async function readDocx(bytes: Uint8Array): Promise<string> {
  const archive = unpack(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    maxBytes: UNPACKED_MAX_BYTES,
  })
  const file = {
    exists: archive.exists,
    read: async (name: string, encoding?: string) => {
      const content = archive.read(name)
      return encoding ? officePart(content) : content
    },
  }
  const { value } = await mammoth.extractRawText({ file } as never)
  return value
}

const UNPACKED_MAX_BYTES = 40 * 1024 * 1024
