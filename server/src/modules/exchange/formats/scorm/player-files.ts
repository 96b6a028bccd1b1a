import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'

/** Files that are the same in every package, by their names there. */
type PlayerFiles = Readonly<Record<'index.html' | 'player.css' | 'player.js', string>>

/** What plays a quiz, and compares what is typed as the server does: read when the first package is written. */
export function createPlayerFiles(): () => Promise<PlayerFiles> {
  let reading: Promise<PlayerFiles> | undefined
  return () => {
    // What could not be read is tried again by the next who asks.
    reading ??= read().catch((error: unknown) => {
      reading = undefined
      throw error
    })
    return reading
  }
}

async function read(): Promise<PlayerFiles> {
  const [page, style, compared, ...scripts] = await Promise.all(
    [
      new URL('index.html', PLAYER),
      new URL('player.css', PLAYER),
      new URL(import.meta.resolve('@probant/kinds/fill-in/comparable')),
      ...SCRIPTS.map((name) => new URL(name, PLAYER)),
    ].map((url) => readFile(url, 'utf8')),
  )
  scripts.unshift(stripTypeScriptTypes(compared ?? ''))
  return { 'index.html': page ?? '', 'player.css': style ?? '', 'player.js': asOne(scripts) }
}

/**
 * A browser takes no modules from a page that lies on a disk. They have no name in common, so they can stand below each
 * other without what parts them.
 */
function asOne(modules: readonly string[]): string {
  const bodies = modules.map((text) => text.replace(/^import [^']*'[^']*'\n/gm, '').replace(/^export /gm, ''))
  return `(() => {\n${bodies.join('\n')}})()\n`
}

const PLAYER = new URL('./player/', import.meta.url)
/** Each uses what stands before it. */
const SCRIPTS = [
  'words.js',
  'marking.js',
  'paper.js',
  'memory.js',
  'platform.js',
  'elements.js',
  'question-screen.js',
  'screens.js',
  'player.js',
]
