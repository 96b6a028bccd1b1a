import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Locale } from '@probant/contract/locales'
import type { QuestionForm } from '@probant/contract/questions/form'
import { questionFormSchema } from '@probant/contract/questions/form'
import type {
  OutgoingPicture,
  OutgoingQuestion,
  OutgoingQuiz,
} from '../../server/src/modules/exchange/formats/format.ts'
import { scormWriter } from '../../server/src/modules/exchange/formats/scorm/write.ts'
import { type Archive, unpack } from '../../server/src/platform/archive/unpack.ts'
import { renderPortable } from '../../server/src/platform/markdown/portable.ts'

export interface PackedAs {
  title: string
  language?: Locale
  questions: { form: QuestionForm; points: number; section?: number }[]
  quiz?: Partial<OutgoingQuiz>
  /** Those that its questions name. */
  pictures?: OutgoingPicture[]
}

/** A package as a creator downloads it, opened. */
export async function aPackage({
  title,
  language = 'en',
  questions,
  quiz,
  pictures = [],
}: PackedAs): Promise<Archive> {
  const bundle = {
    title,
    language,
    quiz: { ...PLAIN_QUIZ, sections: [{ title: '', draw: null, questionCount: questions.length }], ...quiz },
    now: new Date('2026-11-17T08:00:00Z'),
  }
  const pieces: (string | Uint8Array)[] = []
  for await (const piece of scormWriter.write(bundle, outgoing(questions, pictures))) pieces.push(piece)
  const bytes = Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
  return unpack(bytes, { maxBytes: 64 * 1024 * 1024 })
}

const PLAIN_QUIZ: OutgoingQuiz = {
  id: '01234567-89ab-4def-8123-456789abcdef',
  instructions: '',
  instructionsHtml: '',
  durationMinutes: 0,
  shufflesQuestions: false,
  shufflesAnswers: false,
  sections: [],
}

async function* outgoing(
  questions: PackedAs['questions'],
  pictures: OutgoingPicture[],
): AsyncGenerator<OutgoingQuestion> {
  const picture = (id: string) => {
    const found = pictures.find((one) => one.id === id)
    return found && { src: scormWriter.pictureSrc?.(found) ?? '' }
  }
  const html = (markdown: string, isInline: boolean) =>
    renderPortable(markdown, 'mathml', { picture, isInline })
  for (const { form, points, section = 0 } of questions)
    yield {
      id: randomUUID(),
      draft: questionFormSchema.parse(form),
      points,
      section,
      html: { block: (markdown) => html(markdown, false), inline: (markdown) => html(markdown, true) },
      pictures,
    }
}

/** On a disk, where a browser opens it at the address that comes back. */
export function saved(archive: Archive, folder: string): string {
  for (const name of archive.names) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, archive.read(name))
  }
  return pathToFileURL(join(folder, 'index.html')).href
}

/** A learning platform of one page: it shows the package in a frame, and keeps what that reports. */
export async function startPlatform(archive: Archive): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer(({ url = '/' }, response) => {
    const name = url.replace('/package/', '')
    if (url === '/') response.setHeader('content-type', 'text/html; charset=utf-8').end(PLATFORM_PAGE)
    else if (url === '/scorm12.js') response.setHeader('content-type', 'text/javascript').end(RUN_TIME)
    else if (archive.exists(name))
      response.setHeader('content-type', TYPES[name.split('.').at(-1) ?? ''] ?? '').end(archive.read(name))
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
}

/** As others have written it, so that we don't only agree with ourselves. */
const RUN_TIME = readFileSync(createRequire(import.meta.url).resolve('scorm-again/scorm12'), 'utf8')

/** What was committed outlives the page; `refused` is what the run-time finds wrong with a call. */
const PLATFORM_PAGE = `<!doctype html>
<html lang="en"><head><title>A platform</title><style>body { margin: 0 } iframe { border: 0; width: 100%; height: 100vh }</style></head>
<body>
<script src="/scorm12.js"></script>
<script>
  window.API = new Scorm12API({ autocommit: false, logLevel: 5 })
  window.refused = []
  const kept = JSON.parse(localStorage.getItem('kept') ?? 'null')
  if (kept) window.API.loadFromJSON(kept.cmi, 'cmi')
  const setValue = window.API.LMSSetValue
  window.API.LMSSetValue = (name, value) => {
    const result = setValue.call(window.API, name, value)
    if (String(result) !== 'true') window.refused.push([name, value, window.API.LMSGetLastError()])
    return result
  }
  const keep = () => localStorage.setItem('kept', JSON.stringify(window.API.renderCMIToJSONObject()))
  window.API.on('LMSCommit', keep)
  window.API.on('LMSFinish', keep)
</script>
<iframe src="/package/index.html" title="The quiz"></iframe>
</body></html>`
