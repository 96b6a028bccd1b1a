import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

const PLACEHOLDER = '<meta name="probant-build" content="development" />'

/**
 * Names each build by what is in it, so that a page that was left open can tell that it has grown old:
 * `builds/latest.json` says which build is served, `builds/<id>.json` says when it was made, and the page carries
 * its own id.
 */
export function buildFiles(): Plugin {
  return {
    name: 'probant:build-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html']
        if (page?.type !== 'asset') return

        const id = hashOf(bundle)
        page.source = String(page.source).replace(PLACEHOLDER, PLACEHOLDER.replace('development', id))

        const emit = (fileName: string, content: object) =>
          this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content)}\n` })
        emit('builds/latest.json', { id })
        emit(`builds/${id}.json`, { id, builtAt: new Date().toISOString() })
      },
    },
  }
}

type Bundle = Record<string, { type: 'asset'; source: string | Uint8Array } | { type: 'chunk'; code: string }>

function hashOf(bundle: Bundle): string {
  const hash = createHash('sha256')
  for (const fileName of Object.keys(bundle).sort()) {
    const file = bundle[fileName]
    if (file) hash.update(fileName).update(file.type === 'asset' ? file.source : file.code)
  }
  return hash.digest('hex').slice(0, 16)
}
