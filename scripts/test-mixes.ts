import { join } from 'node:path'
import { run } from './processes/run.ts'
import { ROOT } from './processes/tools.ts'

/**
 * `npm run test:mixes`: every screen in both languages, on desk and phone, in light and dark, and what opens in the
 * stories in both schemes, and every page in Firefox and in WebKit; `npm test` takes turns.
 */
for (const stage of ['e2e', 'browsers']) {
  const args = [join(ROOT, 'scripts/test.ts'), `--only=${stage}`]
  const code = await run(process.execPath, args, { cwd: ROOT, env: { ...process.env, EVERY_MIX: '1' } })
  process.exitCode ||= code
}
