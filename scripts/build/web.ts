import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withLock } from '../bootstrap/lock.js'
import { capture, run } from '../processes/run.ts'
import { ROOT, TOOLS } from '../processes/tools.ts'
import { hashOfSources } from './sources.ts'

const WEB = join(ROOT, 'web')
/** Inside the build, which empties its folder first: an interrupted build leaves none behind. */
const BUILT_FROM = join(WEB, 'dist', '.built-from')

export async function buildWebWhereStale(): Promise<void> {
  if (isFresh()) return
  await withLock(join(ROOT, '.runtime', 'build.lock'), async () => {
    if (isFresh()) return
    await buildWeb({ isBrief: true })
  })
}

/** The application, into a folder that it empties; then, by themselves, the page of a quiz, the public pages and the entrances. */
const BUILDS = [
  { name: 'the application', options: ['-c', 'vite.config.ts'] },
  { name: 'the page of a quiz', options: ['-c', 'vite.quiz.config.ts'] },
  { name: 'the public pages', options: ['-c', 'vite.site.config.ts', '--ssr', 'src/site-main.tsx'] },
  { name: 'their scripts', options: ['-c', 'vite.site.config.ts'] },
  { name: 'login and sign-up', options: ['-c', 'vite.entrance.config.ts'] },
]

/** Whoever only wants to start it reads how far it is; what the bundler has to say is for those who build it. */
export async function buildWeb({ isBrief = false } = {}): Promise<void> {
  const sources = hashOfSources(ROOT)
  for (const [index, { name, options }] of BUILDS.entries()) {
    if (isBrief) console.log(`Building the web app, ${index + 1} of ${BUILDS.length}: ${name} …`)
    const code = await build(options, isBrief)
    if (code !== 0) throw new Error(`The web app could not be built (${code}).`)
  }
  writeFileSync(BUILT_FROM, sources)
}

/** Quiet unless it fails. */
async function build(options: readonly string[], isQuiet: boolean): Promise<number> {
  const args = [TOOLS.vite, 'build', ...options]
  if (!isQuiet) return run(process.execPath, args, { cwd: WEB })
  const { code, output } = await capture(process.execPath, args, { cwd: WEB })
  if (code !== 0) console.error(output)
  return code
}

function isFresh(): boolean {
  return existsSync(BUILT_FROM) && readFileSync(BUILT_FROM, 'utf8') === hashOfSources(ROOT)
}
