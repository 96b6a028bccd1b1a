import { join } from 'node:path'
import { run } from './processes/run.ts'
import { ROOT } from './processes/tools.ts'

/** `npm run test:mixes`: every screen in both languages, on desk and phone, in light and dark; `npm test` takes turns. */
const args = [join(ROOT, 'scripts/test.ts'), '--only=e2e', 'every-screen']
process.exitCode = await run(process.execPath, args, { cwd: ROOT, env: { ...process.env, EVERY_MIX: '1' } })
