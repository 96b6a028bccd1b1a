import { join } from 'node:path'
import { buildWebWhereStale } from './build/web.ts'
import { run } from './processes/run.ts'
import { ROOT } from './processes/tools.ts'
import { bringChromium } from './test/chromium.ts'

/** `npm run screens`: a picture of every screen in `screens/`, and a page that shows them side by side. */
await buildWebWhereStale()
const env = { ...process.env, CHROMIUM_PATH: await bringChromium() }
process.exitCode = await run(process.execPath, [join(ROOT, 'e2e/screens.ts')], { cwd: ROOT, env })
