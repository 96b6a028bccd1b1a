import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** The scripts of `public` are served as they are written, but for what is said in them to us: half of what they weigh. */
export function withoutComments(): Plugin {
  let publicDir = ''
  return {
    name: 'probant:without-comments',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir
    },
    async writeBundle({ dir = '' }) {
      const scripts = (await readdir(publicDir)).filter((name) => name.endsWith('.js'))
      for (const name of scripts) {
        const code = await readFile(join(publicDir, name), 'utf8')
        await writeFile(join(dir, name), code.replace(/^\s*\/\/.*\n/gm, ''))
      }
    },
  }
}
