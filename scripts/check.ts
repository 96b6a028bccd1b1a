import { environmentExampleFaults } from './check/environment-example.ts'
import { figures } from './check/figures/index.ts'
import { namingKindFaults } from './check/figures/naming-kinds.ts'
import { readProductionFiles } from './check/figures/production-files.ts'
import { lockFileFaults } from './check/lock-file.ts'
import { releaseFaults } from './check/releases.ts'
import { violationsIn } from './check/rules/index.ts'
import { sentenceFaults } from './check/sentences/index.ts'
import { readSourceFiles } from './check/source-files.ts'
import { testLimitFaults } from './check/test-limits.ts'
import { capture } from './processes/run.ts'
import { ROOT, TOOLS } from './processes/tools.ts'

/**
 * `npm run check`: everything that can be said about the code without running it. `npm run check -- --figures` says how
 * heavy it is instead.
 */
const checks: Check[] = [
  types('web', 'web'),
  // What they share is most of them: each by itself would be as much work as all of them together.
  types('server, bench and scripts', 'tsconfig.node.json'),
  ...['kinds', 'contract', 'knowledge', 'e2e'].map((workspace) => types(workspace, workspace)),
  // It runs in a browser, though it lies with the server, which packs it.
  types('the SCORM player', 'server/src/modules/exchange/formats/scorm/player'),
  { name: 'lint and format', faults: () => tool(TOOLS.biome, ['check', '--error-on-warnings']) },
  {
    name: 'rules of dependency',
    faults: async () =>
      violationsIn(
        readSourceFiles(['kinds', 'contract', 'knowledge', 'server', 'web', 'bench', 'scripts']),
      ).map(({ path, why }) => `${path}: ${why}`),
  },
  { name: 'names of kinds of questions', faults: async () => namingKindFaults(readProductionFiles()) },
  { name: 'sentences', faults: sentenceFaults },
  { name: '.env.example', faults: async () => environmentExampleFaults() },
  {
    name: 'limits of tests',
    faults: async () =>
      testLimitFaults(readSourceFiles(['kinds', 'contract', 'knowledge', 'server', 'web', 'e2e', 'scripts'])),
  },
  { name: 'commands and versions', faults: async () => releaseFaults() },
  { name: 'lock file', faults: async () => lockFileFaults() },
]

let failures = 0
if (process.argv.includes('--figures')) console.log(figures().join('\n'))
// Two at a time: the checker of types takes a gigabyte.
else await Promise.all([work(), work()])
process.exitCode = failures > 0 ? 1 : 0

interface Check {
  name: string
  faults: () => Promise<string[]>
}

async function work(): Promise<void> {
  for (let check = checks.shift(); check; check = checks.shift()) {
    const begun = Date.now()
    const faults = await check.faults()
    const seconds = ((Date.now() - begun) / 1000).toFixed(1)
    if (faults.length > 0) failures += 1
    console.log([`${faults.length > 0 ? '✗' : '✓'} ${check.name} (${seconds} s)`, ...faults].join('\n'))
  }
}

/** One checker for each: four, as it would take by itself, do half of their work twice. */
function types(what: string, project: string): Check {
  const args = ['-p', project, '--pretty', '--checkers', '1']
  return { name: `types of ${what}`, faults: () => tool(TOOLS.tsc, args) }
}

async function tool(script: string, args: string[]): Promise<string[]> {
  const { code, output } = await capture(process.execPath, [script, ...args], { cwd: ROOT })
  return code === 0 ? [] : [output.trim() || `ended with ${code}`]
}
