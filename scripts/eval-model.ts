import { join } from 'node:path'
import { run } from './processes/run.ts'
import { ROOT } from './processes/tools.ts'

/** `npm run eval:model`: measures the configured model, or what the check of keys catches of a stand-in. */
const evaluation = join(ROOT, 'bench', 'generation', 'model', 'evaluate.ts')
process.exitCode = await run(process.execPath, [evaluation], { cwd: ROOT })
