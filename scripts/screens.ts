import { join } from 'node:path'
import { buildWebWhereStale } from './build/web.ts'
import { run } from './processes/run.ts'
import { ROOT } from './processes/tools.ts'
import { bringChromium } from './test/chromium.ts'

/** `npm run screens [-- word …]`: a picture of every screen in `screens/`, or of those whose address holds a word. */
await buildWebWhereStale()
const env = { ...process.env, CHROMIUM_PATH: await bringChromium() }
const args = [join(ROOT, 'e2e/screens.ts'), ...process.argv.slice(2)]
process.exitCode = await run(process.execPath, args, { cwd: ROOT, env })
