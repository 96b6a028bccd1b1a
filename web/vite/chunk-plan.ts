import { build, type InlineConfig } from 'vite'
import { holderOf, withImports } from './chunk-graph.ts'

/** What people open first, each by the routes that it is made of. These come in few files, with nothing besides. */
const FIRST_PAGES: Record<string, readonly string[]> = {
  account: ['_account/route', '_account/login/index', '_account/signup'],
  dashboard: ['_shell/route', '_shell/dashboard/index'],
}

const LIBRARIES = /node_modules/
const STYLES = /\.css$/

/**
 * Which files the application is cut into. What a page needs of a library is known only once it is built, so it is built
 * twice: first as the bundler would cut it, to learn what the first pages need, and then by this plan.
 *
 * What about as many of the other pages share is one file. Nothing needs a module that fewer pages have than it has
 * itself, so that no file waits for a lower one, which would break the order in which they run.
 */
export async function planChunks(config: InlineConfig) {
  const fileOf = await filesOfFirstPages(config)
  return [
    {
      debugName: 'first pages',
      name: (id: string) => fileOf.get(id) ?? null,
      priority: 6,
      // The plan names all that each of them needs.
      includeDependenciesRecursively: false,
    },
    { name: 'libraries', test: LIBRARIES, minShareCount: 12, priority: 4 },
    { name: 'common', minShareCount: 12, priority: 3 },
    { name: 'rarer-libraries', test: LIBRARIES, minShareCount: 5, priority: 2 },
    { name: 'rarer', minShareCount: 5, priority: 1 },
  ]
}

/**
 * `base` and `app` are what every page needs: the libraries run in a turn of their own, and stay as they are from version to
 * version. `first-pages` is what both of these need, and then there is what only one does.
 */
async function filesOfFirstPages(config: InlineConfig): Promise<Map<string, string>> {
  const chunks = await chunksAsCutByItself(config)
  const entry = chunks.filter(({ isEntry }) => isEntry)
  const always = modulesIn(chunks, entry)
  const files = new Map([...always].map((id) => [id, LIBRARIES.test(id) ? 'base' : 'app']))
  for (const [page, routes] of Object.entries(FIRST_PAGES)) {
    const holders = routes.map((route) => holderOf(chunks, `/routes/${route}.tsx?`))
    const needed = modulesIn(chunks, [...entry, ...holders])
    for (const id of needed) {
      // A style sheet of a few rules is not worth a file, which the first drawing would wait for.
      if (STYLES.test(id)) files.set(id, 'app')
      else if (!always.has(id)) files.set(id, files.has(id) ? 'first-pages' : page)
    }
  }
  // It only imports, and stays by itself: see `entry.ts`.
  for (const { facadeModuleId } of entry) if (facadeModuleId) files.delete(facadeModuleId)
  return files
}

/**
 * All that a page needs before anything is drawn is one file: cut up among what is fetched later, it would be packed worse
 * and asked for in many calls.
 */
export async function oneFirstFile(config: InlineConfig, page: string) {
  const chunks = await chunksAsCutByItself(config)
  const isEntryOf = ({ isEntry, name }: Chunk) => isEntry && name === page
  const needed = modulesIn(chunks, chunks.filter(isEntryOf))
  const elsewhere = modulesIn(
    chunks,
    chunks.filter((chunk) => chunk.isEntry && !isEntryOf(chunk)),
  )
  return [
    {
      name: (id: string) => (needed.has(id) && !elsewhere.has(id) ? 'first' : null),
      includeDependenciesRecursively: false,
    },
  ]
}

async function chunksAsCutByItself(config: InlineConfig) {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  return outputs.flatMap(({ output }) => output).filter((file) => file.type === 'chunk')
}

type Chunk = Awaited<ReturnType<typeof chunksAsCutByItself>>[number]

/** The modules of these chunks, and of all that they wait for. */
function modulesIn(chunks: readonly Chunk[], wanted: readonly Chunk[]): Set<string> {
  return new Set([...withImports(chunks, wanted)].flatMap(({ moduleIds }) => moduleIds))
}
