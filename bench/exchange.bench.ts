import { setTimeout as pause } from 'node:timers/promises'
import { exportQuestions } from '@probant/contract/exchange/export'
import { EXPORT_FORMATS, type ExportFormat } from '@probant/contract/exchange/formats'
import { getImport, startImport, takeImport } from '@probant/contract/exchange/import'
import { openBench } from './app.ts'
import { childrenOf, highestMb } from './process-figures.ts'

/**
 * The promise: 5,000 questions go out in every format and come in again, in memory that hardly grows with their number,
 * and in time that grows no faster than they do. Word is put together as a whole, and so takes 500 at most.
 */
const FEW = 500
const MANY = 5000
const MOST_TIMES_SLOWER = 1.6 * (MANY / FEW)
/** The server holds so much more while the large file is written than while the small one was; Word aside. */
const MOST_MB_MORE = 150
/** What reads a file is a process of its own, which is ended at 640. */
const MOST_READER_MB = 640
const READABLE: readonly ExportFormat[] = [
  'moodle_xml',
  'gift',
  'aiken',
  'qti_21',
  'qti_30',
  'common_cartridge',
  'kahoot',
  'csv',
  'xlsx',
  'json',
]

const bench = await openBench()
let isKept = true
try {
  const port = await bench.listen()
  for (const format of EXPORT_FORMATS) {
    const most = format === 'docx' ? MANY / 10 : MANY
    const least = most / (MANY / FEW)
    const few = await saved(await teacherWith(least), format)
    const many = await saved(await teacherWith(most), format)
    const ratio = many.ms / few.ms / (most / least)
    const more = many.mb - few.mb
    const isBounded = format === 'docx' || more <= MOST_MB_MORE
    isKept &&= isBounded && ratio * (most / least) <= MOST_TIMES_SLOWER
    console.log(
      `out ${format.padEnd(17)} ${most} in ${seconds(many.ms)}, ${(many.bytes.length / 1e6).toFixed(1)} MB; ${ratio.toFixed(2)} of the time per question at ${least}; ${more.toFixed(0)} MB more memory`,
    )
    if (READABLE.includes(format)) await readBack(format, many.bytes)
  }
  process.exitCode = isKept ? 0 : 1

  async function saved(token: string, format: ExportFormat) {
    globalThis.gc?.()
    let mb = 0
    const watch = setInterval(() => {
      mb = Math.max(mb, process.memoryUsage.rss() / 1e6)
    }, 20)
    const start = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${exportQuestions.url}`, {
      method: exportQuestions.method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ format, what: { kind: 'found', filter: {} } }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    const pieces: Uint8Array[] = []
    for await (const piece of answer.body ?? []) pieces.push(piece)
    clearInterval(watch)
    return { ms: performance.now() - start, mb, bytes: Buffer.concat(pieces) }
  }

  async function readBack(format: ExportFormat, bytes: Buffer): Promise<void> {
    const browser = await bench.signedUp()
    const start = performance.now()
    const url = `${startImport.url}?name=questions&language=en&subject=Physics&difficulty=easy`
    const headers = { 'content-type': 'application/octet-stream' }
    const { body: started } = await browser.send(startImport.method, url, bytes, { headers })
    let readerMb = 0
    let found = started
    while (found.status === 'reading') {
      await pause(100)
      readerMb = Math.max(readerMb, ...childrenOf(process.pid).map(highestMb))
      found = (await browser.call(getImport, { params: { importId: started.id } })).body
    }
    const looked = performance.now()
    const body = { withDuplicates: true }
    const taken = await browser.call(takeImport, { params: { importId: started.id }, body })
    isKept &&= found.status === 'ready' && found.faultyCount === 0 && readerMb <= MOST_READER_MB
    console.log(
      ` in ${format.padEnd(17)} ${taken.body.questionCount} read and looked at in ${seconds(looked - start)}, taken in ${seconds(performance.now() - looked)}; reader at most ${readerMb.toFixed(0)} MB${found.fault ? ` ${found.fault}` : ''}`,
    )
  }
} finally {
  await bench.close()
}

/** Somebody with so many questions; every tenth has a formula, code and a list. */
async function teacherWith(count: number): Promise<string> {
  const { accessToken, userId } = await bench.signedUp()
  await bench.database.pool.query(
    `insert into questions (workspace_id, type, subject, language, difficulty, title, title_html, content, explanation,
       explanation_html, origin, fingerprint, revision, created_at, updated_at)
     select w.id, 'multiple_choice', 'Subject ' || n % 50, 'en', 'medium', title, title,
       jsonb_build_object('type', 'multiple_choice', 'answers', jsonb_build_array(
         jsonb_build_object('text', 'right ' || n, 'html', '', 'isCorrect', true),
         jsonb_build_object('text', 'second ' || n, 'html', '', 'isCorrect', false),
         jsonb_build_object('text', 'third ' || n, 'html', '', 'isCorrect', false),
         jsonb_build_object('text', 'fourth ' || n, 'html', '', 'isCorrect', false))),
       'Because of number ' || n || '.', '', 'manual', 'f' || n, 1, now() + n * interval '1 second', now()
     from workspaces w, generate_series(1, $2::int) n,
       lateral (select 'What is the use of number ' || n || ' here?' ||
         case when n % 10 = 0 then E'\\n\\n- $x^2 + ' || n || E'$\\n- \`code < ' || n || '\`' else '' end as title) t
     where w.user_id = $1`,
    [userId, count],
  )
  return accessToken ?? ''
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
