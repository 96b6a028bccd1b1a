import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/**
 * Lets one process at a time do the work; the others wait. A holder that died no longer counts.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true })
  const release = () => rmSync(file, { force: true })

  let told = false
  while (!take(file)) {
    const holder = holderOf(file)
    if (holder === undefined) continue
    if (isAlive(holder)) {
      if (!told) console.error(`Waiting for process ${holder}, which is setting up this folder …`)
      told = true
      await delay(200)
    } else discard(file, holder)
  }
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

/** Made whole beside it and then linked into place, so that nobody reads a lock without its holder. @param {string} file */
function take(file) {
  const own = `${file}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(own)
  }
}

/**
 * Removes a dead holder's lock, and gives it back if someone alive took it a moment ago.
 * @param {string} file
 * @param {number} holder
 */
function discard(file, holder) {
  const aside = `${file}.${process.pid}.old`
  try {
    renameSync(file, aside)
    if (holderOf(aside) !== holder) linkSync(aside, file)
    rmSync(aside)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error
  }
}

/** @param {string} file */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
