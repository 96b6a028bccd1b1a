import { buildWebWhereStale } from './build/web.ts'
import { readEnvFile } from './processes/env-file.ts'

/** `npm start`: the product as it is run, with a fresh build of its pages. */
readEnvFile()
await buildWebWhereStale()
await import('../server/src/main.ts')
