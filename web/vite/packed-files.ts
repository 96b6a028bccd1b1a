import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/**
 * Lays a packed copy beside each script and style sheet. Otherwise the server would pack the same forty files again for
 * every page that it serves, and less well, since then somebody waits for it.
 */
export function packedFiles(assets = 'assets'): Plugin {
  return {
    name: 'probant:packed-files',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const folder = join(dir, assets)
      const names = await readdir(folder)
      await Promise.all(names.filter(isText).map((name) => pack(join(folder, name))))
    },
  }
}

const isText = (name: string) => /\.(js|css|svg)$/.test(name)

async function pack(path: string): Promise<void> {
  const content = await readFile(path)
  const quality = isOfFirstPages(basename(path)) ? 11 : 10
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const [br, gz] = await Promise.all([asBrotli(content, { params }), asGzip(content, { level: 9 })])
  await writeFile(`${path}.br`, br)
  await writeFile(`${path}.gz`, gz)
}

const asBrotli = promisify<Buffer, object, Buffer>(brotliCompress)
const asGzip = promisify<Buffer, object, Buffer>(gzip)

/** The last step takes three times as long as all before it, for a fiftieth less: it is for what a first page fetches. */
const isOfFirstPages = (name: string) =>
  /^(base|app|first-pages|account|dashboard|always|quiz)[-.]/.test(name)
