import { join } from 'node:path'
import { run } from './processes/run.ts'
import { ROOT } from './processes/tools.ts'

/** `npm run chaos`: an exam on the worst day; see there. */
process.exitCode = await run(process.execPath, [join(ROOT, 'bench/chaos/worst-day.ts')], { cwd: ROOT })
