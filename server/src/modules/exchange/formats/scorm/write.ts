import { type PackedFile, pack } from '#server/platform/archive/pack.ts'
import { escapedXml } from '#server/platform/xml/markup.ts'
import type { Bundle, OutgoingPicture, OutgoingQuestion, Writer } from '../format.ts'
import { manifestOf } from './manifest.ts'
import { type PackedQuestion, type PackedQuiz, packedQuestion } from './packed-quiz.ts'
import { createPlayerFiles } from './player-files.ts'

/**
 * A SCORM 1.2 package: a page that asks the questions, marks what can be marked as we do, and reports to the platform
 * that shows it. There is nobody else to mark, so the right answers are inside: whoever opens the package, or the tools
 * of their browser, can read them. Time is kept by the learner's own clock. For an exam that counts, that is too little.
 */
export const scormWriter: Writer = {
  mediaType: 'application/zip',
  dialect: 'mathml',
  pictureSrc: ({ name }) => `pictures/${name}`,
  part: 'scorm',
  losses: () => ['subject', 'difficulty'],
  write: (bundle, questions) => pack(filesOf(bundle, questions)),
}

async function* filesOf(
  bundle: Bundle,
  questions: AsyncIterable<OutgoingQuestion>,
): AsyncGenerator<PackedFile> {
  const player = await playerFiles()
  const names: string[] = []
  const parts: string[] = []
  for await (const file of dataOf(bundle, questions)) {
    names.push(file.path)
    if (file.path.endsWith('.js')) parts.push(file.path)
    yield file
  }
  for (const [path, text] of Object.entries(player)) {
    names.push(path)
    yield { path, content: path === 'index.html' ? pageOf(text, bundle, [...parts, 'player.js']) : text }
  }
  yield { path: 'imsmanifest.xml', content: manifestOf(bundle, names) }
}

/** The questions in parts, each followed by the pictures that are new in it: so neither are ever held all at once. */
async function* dataOf(
  bundle: Bundle,
  questions: AsyncIterable<OutgoingQuestion>,
): AsyncGenerator<PackedFile> {
  yield { path: 'quiz.js', content: `var quiz = ${asScript(quizOf(bundle))}\n` }
  const known = new Set<string>()
  let part: PackedQuestion[] = []
  let pictures: OutgoingPicture[] = []
  let number = 0
  let partCount = 0
  for await (const question of questions) {
    number += 1
    part.push(packedQuestion(question, number))
    for (const picture of question.pictures) {
      if (known.has(picture.name)) continue
      known.add(picture.name)
      pictures.push(picture)
    }
    if (part.length >= PART_QUESTIONS || sizeOf(pictures) >= PART_BYTES) yield* closed()
  }
  yield* closed()

  function* closed(): Generator<PackedFile> {
    if (part.length === 0) return
    partCount += 1
    const lines = part.map((question) => asScript(question)).join(',\n')
    yield { path: `questions/${partCount}.js`, content: `quiz.questions.push(\n${lines},\n)\n` }
    for (const { name, bytes } of pictures) yield { path: `pictures/${name}`, content: bytes, isDense: true }
    part = []
    pictures = []
  }
}

function quizOf({ title, language, quiz }: Bundle): PackedQuiz {
  return {
    title,
    language,
    instructions: quiz?.instructionsHtml ?? '',
    durationMinutes: quiz?.durationMinutes ?? 0,
    shufflesQuestions: quiz?.shufflesQuestions ?? false,
    shufflesAnswers: quiz?.shufflesAnswers ?? false,
    sections: quiz?.sections.map(({ title, draw }) => ({ title, draw })) ?? [{ title: '', draw: null }],
    questions: [],
  }
}

function pageOf(page: string, { title, language }: Bundle, scripts: readonly string[]): string {
  const tags = scripts.map((src) => `<script src="${src}" defer></script>`).join('\n    ')
  return page
    .replace('lang="en"', `lang="${language}"`)
    .replace('<title></title>', () => `<title>${escapedXml(title)}</title>`)
    .replace('<!-- scripts -->', tags)
}

/** Nothing in a text can end the script that it stands in. */
function asScript(value: PackedQuiz | PackedQuestion): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

function sizeOf(pictures: readonly OutgoingPicture[]): number {
  return pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)
}

const PART_QUESTIONS = 100
const PART_BYTES = 1024 * 1024

const playerFiles = createPlayerFiles()
