import { join } from 'node:path'
import { run } from './processes/run.ts'
import { ROOT } from './processes/tools.ts'

/**
 * `npm run test:mixes`: every screen in both languages, on desk and phone, in light and dark, and what opens in the
 * stories in both schemes, and every page in Firefox and in WebKit; `npm test` takes turns. And properties on new
 * examples, where `npm test` tries the same each time.
 */
const env = { ...process.env, EVERY_MIX: '1', PROPERTY_SEED: 'random' }
for (const stage of ['unit', 'e2e', 'browsers']) {
  const args = [join(ROOT, 'scripts/test.ts'), `--only=${stage}`]
  const code = await run(process.execPath, args, { cwd: ROOT, env })
  process.exitCode ||= code
}
