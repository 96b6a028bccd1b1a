import { join } from 'node:path'
import { run } from './processes/run.ts'
import { ROOT } from './processes/tools.ts'

/** `npm run eval:generation`: measures what the built-in generator promises; `--subjects` names what it doesn't serve. */
const evaluation = join(ROOT, 'bench', 'generation', 'evaluate.ts')
process.exitCode = await run(process.execPath, [evaluation, ...process.argv.slice(2)], { cwd: ROOT })
