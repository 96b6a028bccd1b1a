import { join } from 'node:path'
import { buildWebWhereStale } from './build/web.ts'
import { run } from './processes/run.ts'
import { ROOT } from './processes/tools.ts'
import { bringChromium } from './test/chromium.ts'

/** `npm run lighthouse [-- word …]`: what is promised of the pages' speed and weight; see there. */
await buildWebWhereStale()
const env = { ...process.env, CHROMIUM_PATH: await bringChromium() }
const measuring = join(ROOT, 'bench/lighthouse/run.ts')
process.exitCode = await run(process.execPath, [measuring, ...process.argv.slice(2)], { cwd: ROOT, env })
