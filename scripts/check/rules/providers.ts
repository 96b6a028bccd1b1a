import { dirname } from 'node:path/posix'
import { isTest, type SourceFile } from '../source-files.ts'
import type { Violation } from './violation.ts'

/** Packages that talk to someone else's service. */
const OUTSIDE = /^(nodemailer|openid-client|stripe|openai|@anthropic-ai\/.*|@google\/.*)(\/|$)/

/**
 * 6. The outside world stands behind a `provider.ts`, one adapter per file in `providers/`. Adapters are chosen by
 * `provider.ts`, by the `index.ts` beside it, or by the wiring in `src`.
 */
export function outsideWorldBehindProviders(files: readonly SourceFile[]): Violation[] {
  const paths = new Set(files.map(({ path }) => path))

  return files
    .filter(({ path }) => path.startsWith('server/src/') && !isTest(path))
    .flatMap(({ path, imports }) => {
      const outside = imports
        .filter(({ from }) => OUTSIDE.test(from) && !path.includes('/providers/'))
        .map(({ from }) => ({ path, why: `${from} belongs in an adapter in providers/` }))
      const reachedPast = imports
        .filter(({ from, isType }) => !isType && from.includes('/providers/') && !mayChoose(path, from))
        .map(({ from }) => ({ path, why: `an adapter is chosen by its provider.ts: ${from}` }))
      const nameless = path.includes('/providers/') && !paths.has(providerOf(path))
      return [
        ...outside,
        ...reachedPast,
        ...(nameless ? [{ path, why: `there is no ${providerOf(path)} before it` }] : []),
      ]
    })
}

function mayChoose(path: string, adapter: string): boolean {
  const isWiring = dirname(path) === 'server/src'
  const isBeside = dirname(path) === dirname(providerOf(adapter)) && /\/(provider|index)\.ts$/.test(path)
  return isWiring || isBeside || dirname(path) === dirname(adapter)
}

function providerOf(adapter: string): string {
  return adapter.replace(/\/providers\/.*$/, '/provider.ts')
}
