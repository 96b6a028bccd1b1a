import { join, relative } from 'node:path'
import { buildWeb, buildWebWhereStale } from '../build/web.ts'
import { readSourceFiles } from '../check/source-files.ts'
import { run } from '../processes/run.ts'
import { ROOT, TOOLS } from '../processes/tools.ts'
import { bringChromium } from './chromium.ts'
import { bringOtherBrowsers } from './other-browsers.ts'
import { startPostgres } from './postgres.ts'
import { bringPostgres } from './postgres-programs.ts'
import { trySecondTime } from './second-try.ts'

export interface Stage {
  name: string
  title: string
  /** Brings what the machine lacks; called for all stages first, so that nobody waits long to hear of it. */
  prepare?(): Promise<unknown>
  /** Answers an exit code, and leaves a report of what it counted where it counts tests. */
  run(report: string, filters: readonly string[]): Promise<number>
}

/** In the order in which a fault is cheapest to find. */
export const STAGES: readonly Stage[] = [
  {
    name: 'check',
    title: 'Types, lint, rules of dependency, sentences',
    run: () => node(['scripts/check.ts']),
  },
  {
    name: 'unit',
    title: 'Unit and component tests, and those of the embedded database',
    run(report, filters) {
      const args = filters.length > 0 ? filters : leavingOut(apiTests())
      return vitest(report, args, { TEST_DATABASE_URL: undefined })
    },
  },
  {
    name: 'postgres',
    title: 'API tests, on PostgreSQL',
    prepare: postgresPrograms,
    async run(report, filters) {
      const args = ['--project', 'server', ...(filters.length > 0 ? filters : databaseTests())]
      return onPostgres((env) => vitest(report, args, env))
    },
  },
  {
    name: 'build',
    title: 'Production build',
    async run() {
      await buildWeb({ isBrief: true })
      return 0
    },
  },
  {
    name: 'e2e',
    title: 'Browser stories',
    prepare: async () => [await bringChromium(), await postgresPrograms()],
    async run(report, filters) {
      const browser = { CHROMIUM_PATH: await bringChromium() }
      return onPostgres((env) => stories(report, filters, { config: 'e2e', env: { ...browser, ...env } }))
    },
  },
  {
    name: 'browsers',
    title: 'Pages and an exam in Firefox and WebKit',
    prepare: bringOtherBrowsers,
    run: async (report, filters) =>
      stories(report, filters, { config: 'e2e/browsers', env: await bringOtherBrowsers() }),
  },
]

/**
 * What the embedded engine is seen to do: be a database that survives, hold one of everything there is and take every
 * call that names one, and the stories on the demonstration, in three browsers. The SQL is the same on both, so whatever else the API promises is tested
 * on PostgreSQL alone, where callers meet.
 */
function apiTests(): string[] {
  return databaseTests().filter((path) => !ON_BOTH_ENGINES.test(path))
}

/** The others are about the engine, or its files. */
const ON_BOTH_ENGINES = /^server\/src\/(?:main|strangers|database\/.+|platform\/mail\/killed)\.test\.ts$/

/** Vitest reads what is left out from a project's own folder. */
function leavingOut(paths: readonly string[]): string[] {
  return paths.map((path) => `--exclude=${relative('server', path)}`)
}

/** Those that open a database; what needs none was seen to work already. */
function databaseTests(): string[] {
  return readSourceFiles(['server'])
    .filter(({ path, text }) => path.endsWith('.test.ts') && OPENS_DATABASE.test(text))
    .map(({ path }) => path)
}

const OPENS_DATABASE = /'#test\/(test-app|test-database|older-installation|server-process)\.ts'/

/** Its programs are brought only where no server is named. */
async function postgresPrograms(): Promise<string | undefined> {
  return process.env.TEST_DATABASE_URL ? undefined : bringPostgres()
}

/** On the server that is named, or on one of our own that ends with the stage. */
async function onPostgres(run: (env: NodeJS.ProcessEnv) => Promise<number>): Promise<number> {
  const programs = await postgresPrograms()
  if (!programs) return run({})
  const postgres = await startPostgres(programs)
  try {
    return await run({ TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

function vitest(report: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const reporters = ['--reporter', 'default', '--reporter', 'json', `--outputFile.json=${report}`]
  return node([TOOLS.vitest, 'run', ...reporters, ...args], env)
}

async function stories(
  report: string,
  filters: readonly string[],
  { config, env }: { config: string; env: NodeJS.ProcessEnv },
): Promise<number> {
  const playwright = (file: string, args: readonly string[]) =>
    node([TOOLS.playwright, 'test', '--config', config, '--reporter', 'list,json', ...args], {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    })
  await buildWebWhereStale()
  const code = await playwright(report, filters)
  // Where nobody watches, one unlucky story must not hold a day's work back; at one's desk one wants to see it.
  if (code === 0 || code > 128 || !process.env.CI) return code
  return trySecondTime(report, (testList, secondReport) =>
    playwright(secondReport, ['--workers=1', '--output=e2e/.output/second-try', '--test-list', testList]),
  )
}

function node(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return run(process.execPath, args, { cwd: ROOT, env: { ...process.env, NODE_COMPILE_CACHE, ...env } })
}

/** The product is started many times: it need not be compiled each time. */
const NODE_COMPILE_CACHE = join(ROOT, '.runtime', 'compile-cache')
