import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Log } from '#server/platform/log.ts'
import { renderInlineMarkdown, renderMarkdown } from './render.ts'
import { createMarkdownRenderer, type MarkdownRenderer } from './renderer.ts'

let renderer: MarkdownRenderer
afterEach(() => renderer.close())

const PICTURE = '00000000-0000-4000-8000-000000000001'
const pictures = new Map([[PICTURE, { src: '/there', width: 4, height: 3 }]])

describe('rendering in a thread of its own', () => {
  it('makes the same of every text and line, with its pictures', async () => {
    renderer = createMarkdownRenderer()
    const texts = ['# One\n\n- $x^2$', `![A map](picture:${PICTURE})`, '']
    const lines = ['**bold**', '- no list']

    const html = await renderer.render({ texts, lines, pictures }, { person: 'ada' })

    const options = { picture: (id: string) => pictures.get(id) }
    expect(html).toEqual({
      texts: texts.map((text) => renderMarkdown(text, options)),
      lines: lines.map((line) => renderInlineMarkdown(line, options)),
    })
    expect(html.texts[1]).toContain('/there')
  })

  it.each([
    ['that hangs', { longestMs: 1, startWorker: () => readyThen('for (;;);') }],
    [
      'that the thread reports',
      { startWorker: () => readyThen("parentPort.postMessage({ fault: 'a fault' })") },
    ],
  ])('shows a text %s as it was written, also where it is kept', async (_which, options) => {
    const warn = vi.fn()
    renderer = createMarkdownRenderer({ ...options, log: { warn } as unknown as Log })

    expect(await renderer.render(JOB, { person: 'ada', isKept: true })).toEqual(AS_WRITTEN)

    expect(warn).toHaveBeenCalledOnce()
  })

  it('works for several people at once', async () => {
    renderer = createMarkdownRenderer()
    const [first, second] = await Promise.all([
      renderer.render(JOB, { person: 'ada' }),
      renderer.render(JOB, { person: 'eve' }),
    ])
    expect(first).toEqual(RENDERED)
    expect(second).toEqual(first)
  })
})

describe('a thread that fails for no fault of the text', () => {
  const failures = {
    'does not start': () => new Worker('throw new Error("no memory for this")', { eval: true }),
    'does not exist': () => new Worker(new URL('./nowhere.ts', import.meta.url)),
    'ends at once': () => new Worker('process.exit(1)', { eval: true }),
    'crashes at its work': () => readyThen('throw new Error("a bug of ours")'),
    'can’t even be made': () => {
      throw new Error('no more threads')
    },
  }

  it.each(Object.entries(failures))('that %s: what is kept is tried with another', async (_how, fail) => {
    const workers = startsInTurn(fail, startRealOne)
    renderer = createMarkdownRenderer({ startWorker: workers.start })

    expect(await renderer.render(JOB, { person: 'ada', isKept: true })).toEqual(RENDERED)

    expect(workers.started()).toBe(2)
  })

  it.each(Object.entries(failures))('that %s twice: what is kept is refused', async (_how, fail) => {
    const workers = startsInTurn(fail, fail, startRealOne)
    renderer = createMarkdownRenderer({ startWorker: workers.start })

    const refused = renderer.render(JOB, { person: 'ada', isKept: true })

    await expect(refused).rejects.toMatchObject({ refusal: 'serviceUnavailable' })
    expect(await renderer.render(JOB, { person: 'ada', isKept: true })).toEqual(RENDERED)
  })

  it.each(Object.entries(failures))('that %s: what is only looked at is plain', async (_how, fail) => {
    const workers = startsInTurn(fail, startRealOne)
    renderer = createMarkdownRenderer({ startWorker: workers.start })

    expect(await renderer.render(JOB, { person: 'ada' })).toEqual(AS_WRITTEN)
    expect(await renderer.render(JOB, { person: 'ada' })).toEqual(RENDERED)
  })

  it('that takes too long to start is no fault of the text', async () => {
    const startWorker = () => new Worker('for (;;);', { eval: true })
    renderer = createMarkdownRenderer({ startWorker, startingMs: 1 })

    const refused = renderer.render(JOB, { person: 'ada', isKept: true })

    await expect(refused).rejects.toMatchObject({ refusal: 'serviceUnavailable' })
  })
})

const JOB = { texts: ['*a* <b>'], lines: ['*c*'], pictures }
const AS_WRITTEN = { texts: ['<p>*a* &lt;b&gt;</p>'], lines: ['*c*'] }
const RENDERED = { texts: ['<p><em>a</em> &#x3C;b></p>'], lines: ['<em>c</em>'] }

/** A thread that starts well, and does this with its first text. */
function readyThen(action: string): Worker {
  const source = `
    const { parentPort } = require('node:worker_threads')
    parentPort.on('message', () => { ${action} })
    parentPort.postMessage({})`
  return new Worker(source, { eval: true })
}

function startRealOne(): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url))
}

/** One way to start a thread after the other, and the last one from then on. */
function startsInTurn(...ways: (() => Worker)[]) {
  let started = 0
  return {
    started: () => started,
    start: () => ways[Math.min(started++, ways.length - 1)]?.() ?? startRealOne(),
  }
}
