import { spawn } from 'node:child_process'
import { basename, delimiter, dirname } from 'node:path'
import { SetupError } from './setup-error.js'

/**
 * Runs the npm that started us, or else the one on the PATH, with the given Node first in line.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<void>}
 */
export function runNpm(node, args) {
  const script = process.env.npm_execpath
  const isNpm = script !== undefined && /^npm(-cli)?\.[cm]?js$/.test(basename(script))
  const options = [...args, '--no-audit', '--no-fund', '--loglevel=error']
  const [command, ...rest] = isNpm ? [node, script, ...options] : ['npm', ...options]
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` }

  return new Promise((resolve, reject) => {
    const failed = (/** @type {string} */ why) =>
      reject(new SetupError(`npm ${args[0]} did not succeed: ${why}.`))
    const child = spawn(command ?? 'npm', rest, {
      // Whoever pipes our output wants the task's, not npm's.
      stdio: ['inherit', process.stderr, 'inherit'],
      env,
      shell: !isNpm && process.platform === 'win32',
    })
    child.on('error', (error) => failed(error.message))
    child.on('exit', (code, signal) => (code === 0 ? resolve() : failed(signal ?? `it ended with ${code}`)))
  })
}
