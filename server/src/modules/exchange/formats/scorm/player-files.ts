import { readFile } from 'node:fs/promises'
import { linked } from './linked.ts'

/** Files that are the same in every package, by their names there. */
type PlayerFiles = Readonly<Record<'index.html' | 'player.css' | 'player.js', string>>

/** What plays a quiz, and draws and marks as the server does: put together when the first package is written. */
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
  const [page, style, script] = await Promise.all([
    readFile(new URL('index.html', PLAYER), 'utf8'),
    readFile(new URL('player.css', PLAYER), 'utf8'),
    linked(new URL('player.js', PLAYER), (file) => readFile(file, 'utf8')),
  ])
  return { 'index.html': page, 'player.css': style, 'player.js': script }
}

const PLAYER = new URL('./player/', import.meta.url)
