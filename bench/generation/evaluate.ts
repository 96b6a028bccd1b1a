import { LOCALES, type Locale } from '@probant/contract/locales'
import { openSubjects } from '../../knowledge/src/index.ts'
import { createBuiltinGenerator } from '../../server/src/modules/generation/builtin/generator.ts'
import { runBatch } from './batch.ts'
import { measureCoverage } from './coverage.ts'
import { EVERYDAY_SUBJECTS, KEPT_ASIDE } from './everyday-subjects.ts'
import { ASKED_COUNT, inOneLine, makeFromPage, readPages } from './from-text.ts'
import { type Guessing, isForeseeable } from './guessing.ts'
import { measureBatches } from './mixed-batches.ts'
import { sampleOnSubjects } from './on-subject.ts'
import { type Judged, readVerdicts, verdictsOn } from './verdicts.ts'

const COVERAGE = 0.8
/** Of questions from texts: how many of those asked for come, and how many of those that come a teacher would keep. */
const DELIVERED = 0.92
const KEPT = 0.8
/** How many of those that are judged somebody must have read. */
const READ = 0.95
const LANGUAGES: Record<Locale, string> = { en: 'English', fr: 'French' }
/** Milliseconds for ten questions. */
const TIME_ALLOWED = 50

const generator = createBuiltinGenerator({
  document: {
    ensureCapacity() {},
    fromText() {
      throw new Error('subjects only')
    },
  },
})

const pages = readPages(new URL('texts/unseen/', import.meta.url))
const verdicts = {
  texts: readVerdicts('judged-text-questions.tsv'),
  subjects: readVerdicts('judged-subject-questions.tsv'),
}
const { all: subjects } = await openSubjects()
const broken = await evaluate()
process.exitCode = broken > 0 ? 1 : 0

/** Measures, with fixed seeds, what the built-in generator promises; returns how many promises are broken. */
async function evaluate(): Promise<number> {
  let broken = 0
  console.log(`${subjects.length} subjects known`)
  for (const language of LOCALES) {
    const { asked, delivered, ...batches } = await measureBatches(generator, language)
    const everyday = await measureCoverage(generator, language, EVERYDAY_SUBJECTS[language])
    const aside = await measureCoverage(generator, language, KEPT_ASIDE[language])
    const slowest = await measureTime(language)
    const { longestShare, chiSquare, positionGuessing, truthGuessing, trueShare, unasked, repeated } = batches

    console.log(`\n${LANGUAGES[language]}: ${batches.batches} batches`)
    check('pass the gate', percent(1 - batches.rejectable / delivered), batches.rejectable === 0)
    check('position of the right answer, chi-square', chiSquare.toFixed(2), chiSquare < 7.81)
    check(
      'next position guessed from those before',
      best(positionGuessing),
      !isForeseeable(positionGuessing, 4),
    )
    check('true statements', percent(trueShare), trueShare >= 0.45 && trueShare <= 0.55)
    check('next truth guessed from those before', best(truthGuessing), !isForeseeable(truthGuessing, 2))
    check(
      'right answer alone the longest',
      percent(longestShare),
      longestShare >= 0.15 && longestShare <= 0.35,
    )
    check('delivered what was not asked', String(unasked), unasked === 0)
    check('the same fact twice in a batch', String(repeated), repeated === 0)
    print('asked, delivered, declared missing', `${asked}, ${delivered}, ${asked - delivered}`)
    print('batches complete', `${batches.complete} of ${batches.batches}`)
    print('everyday subjects that give 10 questions', percent(everyday.share))
    check('those kept aside that give 10 questions', percent(aside.share), aside.share >= COVERAGE)
    print('fewer than 10, refused as unknown', `${aside.short.length}, ${aside.refused.length}`)
    check('10 questions from a subject, slowest', `${slowest.toFixed(0)} ms`, slowest < TIME_ALLOWED)
    const sample = await sampleOnSubjects(generator, language)
    const onSubject = verdictsOn(sample, verdicts.subjects)
    const off = onSubject.count('off')
    print('read one by one, good as they are', `${onSubject.count('kept')} of ${onSubject.read}`)
    check('off their subject', String(off), off === 0 && onSubject.readShare >= READ)
    const fromTexts = await questionsFromPages(language)
    const judged = verdictsOn(fromTexts, verdicts.texts)
    const kept = judged.count('kept') / judged.read
    check('from unseen texts, delivered', percent(fromTexts.share), fromTexts.share >= DELIVERED)
    check(
      'kept by a teacher, of those read one by one',
      `${percent(kept)} of ${judged.read}`,
      kept >= KEPT && judged.readShare >= READ,
    )
    if (process.argv.includes('--questions'))
      for (const one of [...sample, ...fromTexts]) console.log(`${one.place}\t${one.question}`)
    if (process.argv.includes('--subjects'))
      console.log(`  short: ${everyday.short.join(' | ')}\n  refused: ${everyday.refused.join(' | ')}`)
  }
  console.log(broken === 0 ? '\nAll promises kept.' : `\nPromises broken: ${broken}`)
  return broken

  function check(what: string, figure: string, isKept: boolean) {
    if (!isKept) broken++
    print(what, `${figure.padEnd(10)} ${isKept ? 'kept' : 'BROKEN'}`)
  }

  function print(what: string, figures: string) {
    console.log(`  ${what.padEnd(44)} ${figures}`)
  }
}

async function questionsFromPages(language: Locale): Promise<Judged[] & { share: number }> {
  const own = pages.filter((page) => page.language === language)
  const questions: Judged[] = []
  for (const page of own)
    for (const one of await makeFromPage(page)) questions.push({ place: page.name, question: inOneLine(one) })
  return Object.assign(questions, { share: questions.length / (own.length * ASKED_COUNT) })
}

/** The time of the slowest subject. A busy machine may stall once, so a slow one is tried again. */
async function measureTime(language: Locale): Promise<number> {
  const times: number[] = []
  for (const { name } of subjects) {
    let time = Number.POSITIVE_INFINITY
    for (let attempt = 0; attempt < 3 && time >= TIME_ALLOWED; attempt++) {
      const started = performance.now()
      await makeTen(name[language], language)
      time = Math.min(time, performance.now() - started)
    }
    times.push(time)
  }
  return Math.max(...times)
}

function makeTen(subject: string, language: Locale) {
  const counts = { easy: 3, medium: 4, tough: 3 }
  return runBatch(generator, { subject, language, seed: 3, counts, types: ['multiple_choice', 'true_false'] })
}

/** The best of the guessers, and how often two neighbours are the same. */
function best({ sameAgain, ...guesses }: Guessing): string {
  return `${percent(Math.max(...Object.values(guesses)))}, same again ${percent(sameAgain)}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
