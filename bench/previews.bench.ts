import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { renderMarkdown } from '../server/src/platform/markdown/render.ts'
import { createMarkdownRenderer } from '../server/src/platform/markdown/renderer.ts'

/**
 * The promise: somebody who previews the costliest texts without a pause, twenty at once, holds up neither the server,
 * whose event loop is never blocked for as long as a single one of them takes, nor anybody else's preview, which waits
 * for one of them at most.
 */
const MOST_OF_ONE_TEXT = 0.5
const MOST_TEXTS_WAITED_FOR = 3
const AT_ONCE = 20
const OTHERS = 15

/** Among the costliest that pass: see `effort.ts`. */
const COSTLY = `${'|a|b|c|d|e|\n|-|-|-|-|-|\n'}${'|a|b|c|d|e|\n'.repeat(390)}`
const job = (text: string) => ({ texts: [text], lines: [], pictures: new Map() })

const renderer = createMarkdownRenderer()
await renderer.render(job(COSTLY), { person: 'attacker' })
const inThread = median(await times(5, () => renderer.render(job(COSTLY), { person: 'attacker' })))
const onLoop = median(await times(5, async () => renderMarkdown(COSTLY, { picture: () => undefined })))

let isOver = false
const attack = Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (!isOver)
      await renderer.render(job(COSTLY), { person: 'attacker', waitingMax: 3 }).catch(() => delay(1))
  }),
)
const loop = monitorEventLoopDelay({ resolution: 1 })
loop.enable()
const others = await times(OTHERS, async (round) => {
  await delay(20)
  return renderer.render(job(`A short text, number ${round}.`), { person: 'somebody else' })
})
loop.disable()
isOver = true
await attack
await renderer.close()

const blocked = loop.max / 1e6 / onLoop
const waited = (median(others) - 20) / inThread
console.log(`the costliest text takes ${onLoop.toFixed(0)} ms`)
console.log(`longest block of the event loop: ${blocked.toFixed(2)} of it, at most ${MOST_OF_ONE_TEXT}`)
console.log(`somebody else waits for ${waited.toFixed(1)} of them, at most ${MOST_TEXTS_WAITED_FOR}`)
process.exitCode = blocked <= MOST_OF_ONE_TEXT && waited <= MOST_TEXTS_WAITED_FOR ? 0 : 1

async function times(count: number, work: (round: number) => Promise<unknown>): Promise<number[]> {
  const taken: number[] = []
  for (let round = 0; round < count; round++) {
    const startedAt = performance.now()
    await work(round)
    taken.push(performance.now() - startedAt)
  }
  return taken
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
