import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import { type PackedFile, pack } from '#server/platform/archive/pack.ts'
import type { Bundle, OutgoingQuestion, Writer } from '../format.ts'
import { STYLE_SHEET } from './body.ts'
import { itemOf } from './item.ts'
import { manifestOf } from './manifest.ts'
import { testOf } from './test.ts'
import type { QtiVersion } from './version.ts'

/** What the files that are written last say of a question. */
export interface PackedItem {
  identifier: string
  path: string
  title: string
  section: number
  /** By which its own score becomes its points. */
  weight: number
  subject: string
  difficulty: Difficulty
  language: Locale
  /** Paths of the pictures and the style sheet that it needs. */
  assets: readonly string[]
}

/** A package: a file for each question, one for the test, one that lists them all. */
export function packageWriter(version: QtiVersion): Writer {
  return {
    mediaType: 'application/zip',
    dialect: 'mathml',
    pictureSrc: ({ name }) => `pictures/${name}`,
    part: 'qti',
    version,
    write: (bundle, questions) => pack(filesOf(version, bundle, questions)),
  }
}

async function* filesOf(
  version: QtiVersion,
  bundle: Bundle,
  questions: AsyncIterable<OutgoingQuestion>,
): AsyncGenerator<PackedFile> {
  const items: PackedItem[] = []
  const assets = new Set<string>()
  for await (const question of questions) {
    const identifier = `question-${question.id}`
    const path = `${identifier}.xml`
    const shufflesAnswers = bundle.quiz?.shufflesAnswers ?? false
    const { xml, title, hasStyle, maximum } = itemOf(question, version, {
      identifier,
      shufflesAnswers,
      styleSheet: STYLE_PATH,
    })
    yield { path, content: xml }

    const own = question.pictures.map(({ name, bytes }) => ({
      path: `pictures/${name}`,
      content: bytes,
      isDense: true,
    }))
    for (const file of hasStyle ? [...own, { path: STYLE_PATH, content: STYLE_SHEET }] : own) {
      if (!assets.has(file.path)) yield file
      assets.add(file.path)
    }
    items.push({
      identifier,
      path,
      title,
      section: question.section,
      weight: question.points / maximum,
      subject: question.draft.subject,
      difficulty: question.draft.difficulty,
      language: question.draft.language,
      assets: [...own.map((file) => file.path), ...(hasStyle ? [STYLE_PATH] : [])],
    })
  }
  yield { path: TEST_PATH, content: testOf(version, { bundle, items }) }
  yield { path: 'imsmanifest.xml', content: manifestOf(version, { items, testPath: TEST_PATH, assets }) }
}

const TEST_PATH = 'test.xml'
const STYLE_PATH = 'style.css'
