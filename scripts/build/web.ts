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

/** The application, into a folder that it empties; then, by themselves, the page of a quiz, the public pages and the entrances. */
const BUILDS = [
  ['-c', 'vite.config.ts'],
  ['-c', 'vite.quiz.config.ts'],
  ['-c', 'vite.site.config.ts', '--ssr', 'src/site-main.tsx'],
  ['-c', 'vite.site.config.ts'],
  ['-c', 'vite.entrance.config.ts'],
]

export async function buildWeb(options: string[] = []): Promise<void> {
  const sources = hashOfSources(ROOT)
  for (const build of BUILDS) {
    const code = await run(process.execPath, [TOOLS.vite, 'build', ...build, ...options], { cwd: WEB })
    if (code !== 0) throw new Error(`The web app could not be built (${code}).`)
  }
  writeFileSync(BUILT_FROM, sources)
}

function isFresh(): boolean {
  return existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === hashOfSources(ROOT)
}
