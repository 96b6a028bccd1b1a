import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './npm.js'
import { readJson } from './read-json.js'

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/**
 * Installed from here for this very lock file, or by hand in a way that agrees with it.
 * @param {string} root
 */
export function dependenciesAreFresh(root) {
  const installed = readJson(npmsList(root))
  if (!installed) return false
  if (existsSync(stamp(root)) && readFileSync(stamp(root), 'utf8') === stampFor(root)) return true
  return agrees(readJson(join(root, 'package-lock.json')), installed, process)
}

/** @param {string} root @param {string} node */
export async function installDependencies(root, node) {
  console.error('Installing the dependencies that package-lock.json names …')
  // npm writes its list last: while it is missing, the install counts as unfinished.
  rmSync(npmsList(root), { force: true })
  const wanted = stampFor(root)
  await runNpm(node, ['ci'])
  writeFileSync(stamp(root), wanted)
}

/**
 * Is what npm says it installed what the lock file wants on this kind of machine?
 * @param {Lock} wanted
 * @param {Lock} installed
 * @param {{ platform: string, arch: string }} machine
 */
export function agrees(wanted, installed, machine) {
  const missing = Object.entries(wanted.packages).some(
    ([path, locked]) => path !== '' && !locked.optional && !same(locked, installed.packages[path]),
  )
  const unwanted = Object.entries(installed.packages).some(
    ([path, found]) => !same(wanted.packages[path], found) || !runsOn(found, machine),
  )
  return !missing && !unwanted
}

/** @param {LockedPackage | undefined} one @param {LockedPackage | undefined} other */
function same(one, other) {
  return one && other && one.version === other.version && one.integrity === other.integrity
}

/** @param {LockedPackage} found @param {{ platform: string, arch: string }} machine */
function runsOn({ os, cpu }, { platform, arch }) {
  return (!os || os.includes(platform)) && (!cpu || cpu.includes(arch))
}

/** @param {string} root */
function npmsList(root) {
  return join(root, 'node_modules', '.package-lock.json')
}

/** @param {string} root */
function stamp(root) {
  return join(root, 'node_modules', '.installed-for')
}

/** @param {string} root */
function stampFor(root) {
  const lock = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  return `${process.platform} ${process.arch} ${lock.digest('hex')}\n`
}
