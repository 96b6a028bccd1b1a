import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createLogger, createServer } from 'vite'
import { readEnvFile } from './processes/env-file.ts'
import { ROOT } from './processes/tools.ts'

/** `npm run dev`: pages and server, both reloading themselves when their code changes. */
readEnvFile()
const web = await startWeb()
const address = web.resolvedUrls?.local[0] ?? ''
const server = startServer(address)
console.log(`\nOpen ${address}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(signal))
server.on('exit', () => web.close())

async function startWeb() {
  const logger = createLogger('info', { prefix: 'web', allowClearScreen: false })
  const vite = await createServer({ root: join(ROOT, 'web'), customLogger: logger })
  return vite.listen()
}

/** Links in mails lead to where the pages are served, not to the server behind them. */
function startServer(publicUrl: string): ChildProcess {
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: ROOT,
    env: { PUBLIC_URL: publicUrl, ...process.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface(stream).on('line', (line) => console.log(`server │ ${line}`))
  }
  return child
}

function stop(signal: NodeJS.Signals) {
  // At a terminal the whole group has heard Ctrl-C already.
  if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill(signal)
}
