import type { GeneratorForm, GeneratorTrial } from '@probant/contract/admin/generator'
import type { Locale } from '@probant/contract/locales'
import type { Db } from '#server/database/client.ts'
import { Refusal } from '#server/platform/errors.ts'
import type { Log } from '#server/platform/log.ts'
import type { ActiveGenerator, Using } from './active-generator.ts'
import { checkKey } from './checking/check.ts'
import { rejectionOf } from './gate.ts'
import { GENERATED_TYPES, generatedKind } from './kinds/index.ts'
import { knownTitles } from './known-titles.ts'
import { ModelFailure, type ModelFailureKind } from './model/failure.ts'
import { createModelGenerator } from './model/generator.ts'
import { measured } from './model/measured.ts'
import type { Model } from './model/model.ts'
import type { Candidate, QuestionGenerator } from './provider.ts'
import { unforeseeableRandom } from './random.ts'
import type { GeneratorSettingsService } from './settings/service.ts'

/** How it went: the question that came, or why none did. */
export type TrialOutcome = Pick<GeneratorTrial, 'tokens' | 'question' | 'check'> & {
  failure: { kind: ModelFailureKind | 'unusable'; httpStatus?: number | undefined } | null
}

interface Dependencies {
  db: Db
  log: Log
  settings: GeneratorSettingsService
  using: Using
}

/** Does a generator work? It is asked for one question, which has to pass the same gate as any other. */
export function createTrial({ db, log, settings, using }: Dependencies) {
  return {
    /** What a form says, as it would be used. Whoever tries it waits before the screen, so nothing is asked twice. */
    async ofForm(form: GeneratorForm): Promise<ActiveGenerator> {
      const choice = await settings.choiceOf(db, form)
      return using('maxRetries' in choice ? { ...choice, maxRetries: 0 } : choice)
    },

    async run(
      { choice, generator, model: chosen }: ActiveGenerator,
      language: Locale,
    ): Promise<TrialOutcome> {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      const { model, tokens } = chosen ? measured(chosen) : { model: undefined, tokens: null }
      const came = await firstOf(model ? createModelGenerator(model, log) : generator, language, signal)
      if (!('title' in came)) return { tokens, question: null, check: null, failure: came }

      const isChecked = model && choice.provider !== 'builtin' && choice.checksKeys
      const check = isChecked ? await verdictOf(model, came, language, signal) : null
      return { tokens, question: shown(came), check, failure: null }
    },
  }
}

export type Trial = ReturnType<typeof createTrial>

/** The first good question; the rest is heard out, for only then it is known how many tokens that took. */
async function firstOf(
  generator: QuestionGenerator,
  language: Locale,
  signal: AbortSignal,
): Promise<Candidate | NonNullable<TrialOutcome['failure']>> {
  let first: Candidate | undefined
  try {
    for await (const produced of generator.generate(
      { ...REQUEST, subject: SUBJECTS[language], language },
      signal,
    )) {
      if ('rejected' in produced || first) continue
      if (!rejectionOf(produced, { language, titles: knownTitles([]), facts: new Set() })) first = produced
      if (first && !generator.isModel) break
    }
  } catch (error) {
    if (first) return first
    if (error instanceof ModelFailure) return { kind: error.kind, httpStatus: error.httpStatus }
    if (!(error instanceof Refusal)) throw error
  }
  return first ?? { kind: signal.aborted ? 'timeout' : 'unusable' }
}

async function verdictOf(
  model: Model,
  candidate: Candidate,
  language: Locale,
  signal: AbortSignal,
): Promise<TrialOutcome['check']> {
  const about = { language, text: '', alike: [], random: unforeseeableRandom, signal }
  const checked = await checkKey(model, candidate, about)
  if ('rejected' in checked) return { verdict: 'dropped', reason: '' }
  return checked.check ?? { verdict: 'unanswered', reason: '' }
}

function shown(candidate: Candidate): NonNullable<TrialOutcome['question']> {
  const { answersOf, rightOf } = generatedKind(candidate)
  const right = rightOf?.(candidate) ?? []
  const answers = unforeseeableRandom.shuffled(answersOf?.(candidate) ?? [])
  return {
    title: candidate.title,
    answers: answers.map((text) => ({ text, isCorrect: right.includes(text) })),
    explanation: candidate.explanation,
  }
}

/** Somebody sits before the screen. */
const PATIENCE_MS = 60_000

const SUBJECTS: Record<Locale, string> = { en: 'Geography', fr: 'Géographie' }

const REQUEST = {
  text: '',
  slots: GENERATED_TYPES.slice(0, 1).map((type) => ({ type, difficulty: 'easy' as const })),
  avoid: [],
  seed: 1,
} as const
