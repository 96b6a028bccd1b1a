import { join } from 'node:path'
import { buildWebWhereStale } from './build/web.ts'
import { run } from './processes/run.ts'
import { ROOT } from './processes/tools.ts'
import { bringChromium } from './test/chromium.ts'

/** `npm run pictures`: those of the landing page, in `web/public/pictures`; run again when what they show has changed. */
await buildWebWhereStale()
const env = { ...process.env, CHROMIUM_PATH: await bringChromium() }
process.exitCode = await run(process.execPath, [join(ROOT, 'e2e/pictures.ts')], { cwd: ROOT, env })
