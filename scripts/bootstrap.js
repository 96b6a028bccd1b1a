/**
 * Every npm script begins here: `node scripts/bootstrap.js <task> [arguments]`. Plain JavaScript, so that any Node
 * since 18 can read it; it brings the right Node and the dependencies, then runs `scripts/<task>.ts`
 * (`eval:generation` is in `eval-generation.ts`).
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { dependenciesAreFresh, installDependencies } from './bootstrap/dependencies.js'
import { withLock } from './bootstrap/lock.js'
import { stopWithParent } from './bootstrap/parent.js'
import { runInChild } from './bootstrap/run-in-child.js'
import { findNode, installNode } from './bootstrap/runtime.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.chdir(root)

const [task = '', ...args] = process.argv.slice(2)
const script = join(root, 'scripts', `${task.replace(':', '-')}.ts`)

if (!/^[a-z]+(:[a-z]+)?$/.test(task) || !existsSync(script))
  fail(`There is no task "${task}". See "scripts" in package.json.`)

try {
  const node = await prepare()
  if (node === process.execPath) await runHere()
  else process.exitCode = await runInChild(node, [script, ...args])
} catch (error) {
  if (!(error instanceof Error) || error.name !== 'SetupError') throw error
  fail(error.message)
}

/** Brings what is missing, one process at a time, and names the Node to go on with. */
async function prepare() {
  const ready = findNode(root)
  if (ready && dependenciesAreFresh(root)) return ready

  return withLock(join(root, '.runtime', 'setup.lock'), async () => {
    const node = findNode(root) ?? (await installNode(root))
    if (!dependenciesAreFresh(root)) await installDependencies(root, node)
    return node
  })
}

async function runHere() {
  process.argv.splice(1, 2, script)
  stopWithParent(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(script).href)
}

/** @param {string} sentence @returns {never} */
function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}
