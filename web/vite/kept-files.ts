import type { Plugin } from 'vite'

/** Stands in the worker where the list of files goes. */
const PLACEHOLDER = /(["'`])__KEPT_FILES__\1/

/** Tells the quiz page's worker which files a reload without network needs: all that this build has made. */
export function keptFiles(): Plugin {
  return {
    name: 'probant:kept-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle['quiz-worker.js']
        if (worker?.type !== 'chunk' || !PLACEHOLDER.test(worker.code)) throw new Error('No worker to tell')
        const files = Object.keys(bundle).filter(
          (name) => /^assets\/.*\.(js|css|woff2)$/.test(name) && !isRare(name),
        )
        worker.code = worker.code.replace(PLACEHOLDER, JSON.stringify(files.map((name) => `/${name}`).sort()))
      },
    },
  }
}

/** Letters that few papers have: they are fetched by whoever needs them. */
function isRare(fileName: string): boolean {
  return fileName.includes('latin-ext')
}
