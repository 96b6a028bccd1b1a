import { openSubjects } from '../../../knowledge/src/index.ts'
import { readConfig } from '../../../server/src/config.ts'
import { createCheckedGenerator } from '../../../server/src/modules/generation/checking/checked-generator.ts'
import { chooseGenerator } from '../../../server/src/modules/generation/choice.ts'
import { createModelGenerator } from '../../../server/src/modules/generation/model/generator.ts'
import type { Model } from '../../../server/src/modules/generation/model/model.ts'
import type { QuestionGenerator } from '../../../server/src/modules/generation/provider.ts'
import { createModel } from '../../../server/src/modules/generation/providers/index.ts'
import { Refusal } from '../../../server/src/platform/errors.ts'
import { readPages } from '../from-text.ts'
import { startStandIn } from './stand-in.ts'

const SUBJECTS = [
  'The French Revolution',
  'Astronomy',
  'First aid',
  'Chemistry',
  'World history',
  'Geography',
  'Biology',
  'Music',
]
const SLOTS = (['easy', 'medium', 'tough'] as const).flatMap((difficulty) =>
  (['multiple_choice', 'true_false', 'multiple_choice'] as const).map((type) => ({ type, difficulty })),
)
/** Of the stand-in's questions: wrong keys that are caught, good ones that are dropped. */
const CAUGHT_AT_LEAST = 0.95
const DROPPED_AT_MOST = 0.05

process.exitCode = (await evaluateModel()) ? 0 : 1

/**
 * Measures the configured model. Where none is, a stand-in that gives a wrong key in one of ten shows what the check
 * catches. Returns whether the promises are kept; of a real model there are none.
 */
async function evaluateModel(): Promise<boolean> {
  const configured = createModel(chooseGenerator(readConfig().ai))
  if (configured) {
    await measure(configured, SUBJECTS)
    await measureSources(configured)
    return true
  }
  console.log('No model is configured: a stand-in on this machine, with a wrong key in one of ten questions')
  const standIn = await startStandIn(7)
  try {
    const model = createModel(chooseGenerator(readConfig(standIn.server.env).ai))
    if (!model) throw new Error('the stand-in is no model')
    const { all } = await openSubjects()
    const { kept, dropped } = await measure(
      model,
      all.map(({ name }) => name.en),
    )
    const share = (part: readonly string[], all: number) => part.length / all
    const wrong = [...kept, ...dropped].filter(standIn.isWrong)
    const good = kept.length + dropped.length - wrong.length
    const caught = share(dropped.filter(standIn.isWrong), wrong.length)
    const lost = share(
      dropped.filter((title) => !standIn.isWrong(title)),
      good,
    )
    const isKept = caught >= CAUGHT_AT_LEAST && lost <= DROPPED_AT_MOST
    print('wrong keys', `${wrong.length} of ${wrong.length + good}`)
    print('wrong keys that were caught', `${percent(caught)} (at least ${percent(CAUGHT_AT_LEAST)})`)
    print('good questions that were dropped', `${percent(lost)} (at most ${percent(DROPPED_AT_MOST)})`)
    return isKept
  } finally {
    await standIn.server.close()
  }
}

async function measure(model: Model, subjects: readonly string[]) {
  const meter = metered(model)
  const written: string[] = []
  const generator = createCheckedGenerator(noting(createModelGenerator(meter.model), written), meter.model)
  const kept: string[] = []
  const doubted: string[] = []
  const refused: string[] = []
  const started = performance.now()
  for (const subject of subjects) {
    const request = { subject, language: 'en' as const, text: '', slots: SLOTS, avoid: [], seed: 1 }
    try {
      for await (const one of generator.generate(request, new AbortController().signal)) {
        if ('rejected' in one) continue
        kept.push(one.title)
        if (one.check?.verdict === 'doubted') doubted.push(one.title)
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push(subject)
    }
  }
  const seconds = (performance.now() - started) / 1000
  const dropped = written.filter((title) => !kept.includes(title))
  print('model', model.name)
  print('questions written, shown', `${written.length}, ${kept.length}`)
  print('blind answer agrees with the key', percent((kept.length - doubted.length) / written.length))
  print('doubted and kept, dropped', `${doubted.length}, ${dropped.length}`)
  print('the same question twice', String(kept.length - new Set(kept).size))
  print('requests that failed', `${refused.length} of ${subjects.length}`)
  print('seconds a question', (seconds / written.length).toFixed(2))
  print('tokens a question, about', (meter.characters() / 4 / written.length).toFixed(0))
  return { kept, dropped }
}

/** Of questions from a text: how many quote a sentence that stands in it. */
async function measureSources(model: Model): Promise<void> {
  let found = 0
  let made = 0
  for (const { subject, language, text } of readPages(new URL('../texts/unseen/', import.meta.url)).slice(
    0,
    4,
  )) {
    const request = { subject, language, text, slots: SLOTS, avoid: [], seed: 1 }
    for await (const one of createModelGenerator(model).generate(request, new AbortController().signal)) {
      made++
      if ('title' in one) found++
    }
  }
  print('questions from a text whose source is in it', `${found} of ${made}`)
}

/** Every title that the model wrote, also those that the check drops. */
function noting(generator: QuestionGenerator, titles: string[]): QuestionGenerator {
  return {
    ...generator,
    async *generate(...asked) {
      for await (const one of generator.generate(...asked)) {
        if ('title' in one) titles.push(one.title)
        yield one
      }
    },
  }
}

/** Counts what goes to the model and what comes back. */
function metered(model: Model): { model: Model; characters(): number } {
  let characters = 0
  return {
    characters: () => characters,
    model: {
      ...model,
      async *answer(inquiry, signal) {
        characters += inquiry.system.length + inquiry.prompt.length
        for await (const piece of model.answer(inquiry, signal)) {
          characters += piece.length
          yield piece
        }
      },
    },
  }
}

function print(what: string, figures: string): void {
  console.log(`  ${what.padEnd(44)} ${figures}`)
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
