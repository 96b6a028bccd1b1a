import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** What such a page has, to be asked from outside. */
export interface WatchedPage {
  watching: typeof import('../../web/src/features/submissions/watching/index.ts')
  stop(): void
}

/** A bare paper that is watched, on a server of its own: `url`, with the options of the watching as its query. */
export async function serveWatchedPage() {
  const files = new Map<string, string>([
    ['/', PAPER],
    ['/frame.html', '<!doctype html><input aria-label="In the frame">'],
    ['/start.js', `(${startWatching})()`],
    ['/developer-tools-probe.js', await readFile(inWeb('public/developer-tools-probe.js'), 'utf8')],
    ...(await bundle()),
  ])
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const ending = pathname.split('.')[1] ?? 'html'
    response.setHeader('Content-Type', `text/${ending === 'js' ? 'javascript' : ending}; charset=utf-8`)
    // The rules of the real pages: nothing but files of our own runs.
    response.setHeader('Content-Security-Policy', "default-src 'self'")
    response.statusCode = files.has(pathname) ? 200 : 404
    response.end(files.get(pathname))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The library as the quiz page will load it. */
async function bundle(): Promise<[string, string][]> {
  const built = await build({
    configFile: false,
    root: inWeb('.'),
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      lib: {
        entry: inWeb('src/features/submissions/watching/index.ts'),
        name: 'watching',
        formats: ['iife'],
      },
    },
  })
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : 'output' in built ? [built] : []
  return output.map((file) =>
    file.type === 'chunk' ? ['/watching.js', file.code] : ['/watching.css', String(file.source)],
  )
}

function inWeb(path: string): string {
  return fileURLToPath(new URL(`../../web/${path}`, import.meta.url))
}

const PAPER = `<!doctype html>
<html lang="en">
<title>Whales</title>
<link rel="stylesheet" href="/watching.css">
<h1>A paper about whales</h1>
<section data-question="1">
  <p>Which whale sings the longest songs?</p>
  <textarea aria-label="First answer" rows="3" cols="60" name="name" autocomplete="name"></textarea>
</section>
<section data-question="2">
  <p>Which whale is the largest?</p>
  <input type="radio" aria-label="The blue whale">
  <input aria-label="Second answer" size="60" autocomplete="email" name="email">
</section>
<input type="file" aria-label="File">
<iframe src="/frame.html" title="Frame" height="60"></iframe>
<dialog aria-label="Sure?"><form method="dialog"><button>Close</button></form></dialog>
<script src="/watching.js"></script>
<script src="/start.js"></script>
</html>`

/** Runs in the page. What happens is written down where a reload does not wipe it away. */
function startWatching() {
  const write = (line: string) =>
    sessionStorage.setItem('log', `${sessionStorage.getItem('log') ?? ''}${line}\n`)
  const raw = [
    ...['blur', 'focus', 'pagehide', 'pageshow', 'beforeunload', 'beforeprint', 'afterprint'],
    ...['visibilitychange', 'fullscreenchange', 'compositionstart', 'compositionend', 'contextmenu'],
    ...['pointerdown', 'keydown', 'copy', 'cut', 'paste', 'dragstart', 'drop'],
  ]
  for (const type of raw)
    addEventListener(type, (event) => {
      const of = event.target === window ? 'window' : (event.target as Node | null)?.nodeName
      const key = 'key' in event ? ` ${event.key}` : ''
      const state = `${document.visibilityState}${document.hasFocus() ? ', focused' : ''}`
      write(`  ${type}${key} at ${of} (${state}${event.defaultPrevented ? ', prevented' : ''})`)
    })

  const page = window as unknown as WatchedPage
  const options = new URLSearchParams(location.search)
  page.stop = page.watching.watchForIncidents({
    exemptions: options.getAll('exempt') as [],
    preventsCopying: options.has('prevents'),
    requiresFullScreen: options.has('full-screen'),
    isSuspended: () => false,
    onIncident: (kind) => write(kind),
  })
}
