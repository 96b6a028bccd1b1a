import { type FileHandle, open, writeFile } from 'node:fs/promises'
import { deserialize, serialize } from 'node:v8'

/** Any data, one record after the other, no faster than they are written. */
export async function writeRecords(
  path: string,
  records: AsyncIterable<unknown>,
  signal: AbortSignal,
): Promise<void> {
  await writeFile(path, framed(records), { flag: 'wx', mode: 0o600, signal })
}

/** The same again: no more than one is held at once. */
export async function* recordsIn(path: string): AsyncGenerator<never> {
  const file = await open(path)
  try {
    for (let size = await sizeIn(file); size !== undefined; size = await sizeIn(file)) {
      const { buffer } = await file.read(Buffer.alloc(size))
      yield deserialize(buffer) as never
    }
  } finally {
    await file.close()
  }
}

async function* framed(records: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  for await (const record of records) {
    const bytes = serialize(record)
    const size = Buffer.alloc(SIZE_BYTES)
    size.writeUInt32LE(bytes.length)
    yield Buffer.concat([size, bytes])
  }
}

async function sizeIn(file: FileHandle): Promise<number | undefined> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(SIZE_BYTES))
  return bytesRead === 0 ? undefined : buffer.readUInt32LE()
}

/** How many bytes say how long a record is. */
const SIZE_BYTES = 4
