import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { QuizLoss } from '@probant/contract/exchange/formats'
import { type PackedFile, pack } from '#server/platform/archive/pack.ts'
import type { Bundle, OutgoingQuestion, Writer } from '../format.ts'
import { lost } from '../lost.ts'
import { assessmentEnd, assessmentStart } from './assessment.ts'
import { itemOf } from './item.ts'
import { manifestOf } from './manifest.ts'
import { weightOf } from './weight.ts'

/**
 * Common Cartridge 1.1 with its part of QTI 1.2.1. Single questions go out as an assessment too: not every platform
 * takes a bank of questions.
 */
export const commonCartridgeWriter: Writer = {
  mediaType: 'application/zip',
  dialect: 'mathml',
  // The assessment lies at the root, so that it is all one whether this is meant from there or from the file.
  pictureSrc: ({ name }) => `$IMS-CC-FILEBASE$/pictures/${name}`,
  part: 'commonCartridge',
  losses: ({ points }) => (weightOf(points) === undefined ? ['points'] : []),
  quizLosses: ({ sections, shufflesQuestions }) =>
    lost<QuizLoss>({
      sections: sections.length > 1,
      draw: sections.some(({ draw }) => draw !== null),
      shuffling: shufflesQuestions,
    }),
  write: (bundle, questions) => pack(filesOf(bundle, questions)),
}

/** Pictures are packed as they come; the one file of all questions, which names them, is packed after these. */
async function* filesOf(
  bundle: Bundle,
  questions: AsyncIterable<OutgoingQuestion>,
): AsyncGenerator<PackedFile> {
  const shufflesAnswers = bundle.quiz?.shufflesAnswers ?? false
  const pictures = new Set<string>()
  const items: Buffer[] = []
  for await (const question of questions) {
    items.push(deflateRawSync(itemOf(question, { shufflesAnswers }).xml))
    for (const { name, bytes } of question.pictures) {
      const path = `pictures/${name}`
      if (!pictures.has(path)) yield { path, content: bytes, isDense: true }
      pictures.add(path)
    }
  }
  yield { path: ASSESSMENT_PATH, content: assessment(bundle, items) }
  yield {
    path: 'imsmanifest.xml',
    content: manifestOf(bundle, { assessmentPath: ASSESSMENT_PATH, pictures }),
  }
}

const ASSESSMENT_PATH = 'assessment.xml'

async function* assessment(bundle: Bundle, items: readonly Buffer[]): AsyncGenerator<string> {
  yield assessmentStart(bundle)
  for (const item of items) yield inflateRawSync(item).toString()
  yield assessmentEnd()
}
