import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildWebWhereStale } from './build/web.ts'
import { readEnvFile } from './processes/env-file.ts'
import { ROOT } from './processes/tools.ts'

/** `npm start`: the product as it is run, with a fresh build of its pages. */
readEnvFile()
await buildWebWhereStale()
// Later starts need not compile it all again.
enableCompileCache(join(ROOT, '.runtime', 'compile-cache'))
await import('../server/src/main.ts')
