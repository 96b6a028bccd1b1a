import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './processes/run.ts'
import { ROOT } from './processes/tools.ts'

/** `npm run bench [-- name …]`: one measured promise after the other, so that none disturbs the next. */
const folder = join(ROOT, 'bench')
const asked = process.argv.slice(2)
const names = readdirSync(folder).filter(
  (name) => name.endsWith('.bench.ts') && (asked.length === 0 || asked.some((word) => name.includes(word))),
)

const failed: string[] = []
for (const name of names.sort()) {
  console.log(`\n── ${name.replace('.bench.ts', '')}`)
  const code = await run(process.execPath, [join(folder, name)], { cwd: ROOT })
  if (code !== 0) failed.push(name)
}

console.log(`\n${names.length - failed.length} kept, ${failed.length} broken ${failed.join(' ')}`.trimEnd())
process.exitCode = failed.length > 0 ? 1 : 0
