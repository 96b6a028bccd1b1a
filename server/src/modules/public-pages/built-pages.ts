import { readFile } from 'node:fs/promises'
import type { PageFiles, RenderPage } from '@probant/contract/public-pages'

const BUILD = new URL('../../../../web/dist/', import.meta.url)
const FIRST_FACES = ['inter-slim', 'bricolage-grotesque-slim']

export interface BuiltPages {
  render: RenderPage
  files: PageFiles
}

/** What the build of the web has made for the server, read when somebody first asks; nothing where nothing was built. */
export function createBuiltPages(): () => Promise<BuiltPages | undefined> {
  let reading: Promise<BuiltPages | undefined> | undefined
  return () => {
    // What could not be read is tried again by the next who asks.
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

async function read(): Promise<BuiltPages | undefined> {
  const [pages, script, application] = await Promise.all(
    ['site/pages.json', 'site/script.json', 'index.html'].map((path) =>
      readFile(new URL(path, BUILD), 'utf8').catch(undefinedWhereMissing),
    ),
  )
  if (!pages || !script || !application) return undefined
  const made = filesIn(pages)
  const { renderPage } = (await import(new URL(entryIn(pages), BUILD).href)) as { renderPage: RenderPage }
  return {
    render: renderPage,
    files: {
      styles: made.filter((file) => file.endsWith('.css')),
      script: `/${entryIn(script)}`,
      fonts: FIRST_FACES.flatMap((face) => made.find((file) => file.includes(face)) ?? []),
      application: [...application.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].flatMap(
        ([, file]) => file ?? [],
      ),
    },
  }
}

function undefinedWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

type Manifest = Record<string, { file: string; isEntry?: boolean }>

function filesIn(manifest: string): string[] {
  return Object.values(JSON.parse(manifest) as Manifest).map(({ file }) => `/${file}`)
}

function entryIn(manifest: string): string {
  const entry = Object.values(JSON.parse(manifest) as Manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The build of the public pages names no entry')
  return entry.file
}
