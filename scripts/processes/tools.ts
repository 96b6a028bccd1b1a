import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The tools' own scripts: started with this very Node, not with whichever one stands on the PATH. */
export const TOOLS = {
  biome: join(ROOT, 'node_modules/@biomejs/biome/bin/biome'),
  playwright: join(ROOT, 'node_modules/@playwright/test/cli.js'),
  tsc: join(ROOT, 'node_modules/typescript/bin/tsc'),
  vite: join(ROOT, 'node_modules/vite/bin/vite.js'),
  vitest: join(ROOT, 'node_modules/vitest/vitest.mjs'),
}
