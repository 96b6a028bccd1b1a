import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './npm.js'
import { readJson } from './read-json.js'

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, os?: string[], cpu?: string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lock
 */

/** @param {string} root */
export function dependenciesAreFresh(root) {
  const wanted = readJson(join(root, 'package-lock.json'))
  const installed = readJson(installedLock(root))
  return Boolean(installed && isInstalled(wanted, installed, process))
}

/** @param {string} root @param {string} node */
export async function installDependencies(root, node) {
  console.error('Installing the dependencies that package-lock.json names …')
  // npm writes this list last: while it is missing, the install counts as unfinished.
  rmSync(installedLock(root), { force: true })
  await runNpm(node, ['ci'])
}

/**
 * Does the list that npm keeps of what it installed agree with the lock file, on this kind of machine?
 * @param {Lock} wanted
 * @param {Lock} installed
 * @param {{ platform: string, arch: string }} machine
 */
export function isInstalled(wanted, installed, machine) {
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
function installedLock(root) {
  return join(root, 'node_modules', '.package-lock.json')
}
