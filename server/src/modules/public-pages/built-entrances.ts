import { access } from 'node:fs/promises'
import type { DrawEntrance } from '@probant/contract/public-pages'
import { BUILD, type Preloads, pageWith, readPreloads } from '#server/platform/http/web-build.ts'

const DRAWER = `${BUILD}site/entrance-main.js`

export interface BuiltEntrances {
  draw: DrawEntrance
  /** The application's own page, with the configuration of this installation. */
  page: string
  preloads: Record<string, Preloads | undefined>
}

/** What the build has made to draw the entrances with, read when somebody first asks; nothing where nothing was built. */
export function createBuiltEntrances({ apiBaseUrl }: { apiBaseUrl: string }) {
  let reading: Promise<BuiltEntrances | undefined> | undefined
  return () => {
    reading ??= read(apiBaseUrl)
    return reading
  }
}

async function read(apiBaseUrl: string): Promise<BuiltEntrances | undefined> {
  const page = await pageWith('index.html', { apiBaseUrl })
  const isBuilt = await access(DRAWER).then(
    () => true,
    () => false,
  )
  if (!page || !isBuilt) return undefined
  const { drawEntrance } = (await import(DRAWER)) as { drawEntrance: DrawEntrance }
  return { draw: drawEntrance, page, preloads: await readPreloads() }
}
