import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { delimiter, dirname } from 'node:path'
import { stopWithParent } from './parent.js'
import { SetupError } from './setup-error.js'

/**
 * Runs a script in another Node and hands signals on; answers the code to exit with.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function runInChild(node, args) {
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }
  const child = spawn(node, args, { stdio: 'inherit', env })

  // Ctrl-C at a terminal reaches the child by itself; it must not hear it twice.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGHUP'))
  stopWithParent(() => child.kill('SIGTERM'))

  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new SetupError(`${node} could not be run: ${error.message}.`)))
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
