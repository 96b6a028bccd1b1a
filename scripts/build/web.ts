import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../bootstrap/lock.js'
import { run } from '../processes/run.ts'
import { ROOT, TOOLS } from '../processes/tools.ts'
import { hashOfSources } from './sources.ts'

const WEB = join(ROOT, 'web')
/** Inside the build, which empties its folder first: an interrupted build leaves none behind. */
const BUILT_FROM = join(WEB, 'dist', '.built-from')

export async function buildWebWhereStale(): Promise<void> {
  if (isFresh()) return
  await withLock(join(ROOT, '.runtime', 'build.lock'), async () => {
    if (isFresh()) return
    console.log('Building the web app …')
    await buildWeb(['--logLevel', 'warn'])
  })
}

export async function buildWeb(options: string[] = []): Promise<void> {
  const sources = hashOfSources(ROOT)
  // The page of a quiz is built by itself, into the folder that the first build has emptied.
  for (const config of ['vite.config.ts', 'vite.quiz.config.ts']) {
    const code = await run(process.execPath, [TOOLS.vite, 'build', '-c', config, ...options], { cwd: WEB })
    if (code !== 0) throw new Error(`The web app could not be built (${code}).`)
  }
  writeFileSync(BUILT_FROM, sources)
}

function isFresh(): boolean {
  return existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === hashOfSources(ROOT)
}
