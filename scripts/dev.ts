import { join } from 'node:path'
import { createLogger, createServer } from 'vite'
import { restartingServer } from './dev/restarting-server.ts'
import { readEnvFile } from './processes/env-file.ts'
import { ROOT } from './processes/tools.ts'

/** `npm run dev`: pages and server, both reloading themselves when their code changes. */
readEnvFile()
const customLogger = createLogger('info', { prefix: 'web', allowClearScreen: false })
const web = await createServer({ root: join(ROOT, 'web'), customLogger })
await web.listen()
const address = web.resolvedUrls?.local[0] ?? ''

// Links in mails lead to where the pages are served, not to the server behind them.
const server = restartingServer({ PUBLIC_URL: address, ...process.env })
console.log(`\nOpen ${address}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

async function stop() {
  await Promise.all([server.stop(), web.close()])
  process.exit(0)
}
