import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './tools.ts'

/** Adds what `.env` says to the environment; what is set there already goes first. */
export function readEnvFile(): void {
  const file = join(ROOT, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
}
