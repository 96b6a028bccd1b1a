import type { Locale } from '@probant/contract/locales'
import { Refusal } from '#server/platform/errors.ts'
import { rejectionOf } from './gate.ts'
import { GENERATED_TYPES } from './kinds/index.ts'
import { knownTitles } from './known-titles.ts'
import { ModelFailure, type ModelFailureKind } from './model/failure.ts'
import type { QuestionGenerator } from './provider.ts'

/** How it went: the question that came, or why none did. */
export type TrialOutcome =
  | { title: string }
  | { failure: ModelFailureKind | 'unusable'; httpStatus?: number | undefined }

/** Does the generator work? It is asked for one question, which has to pass the same gate as any other. */
export function createTrial({ generator, patienceMs = PATIENCE_MS }: Dependencies) {
  return {
    generatorName: generator.name,

    async run(language: Locale): Promise<TrialOutcome> {
      const signal = AbortSignal.timeout(patienceMs)
      const request = { ...REQUEST, subject: SUBJECTS[language], language }
      try {
        for await (const produced of generator.generate(request, signal)) {
          if ('rejected' in produced) continue
          if (!rejectionOf(produced, { language, titles: knownTitles([]), facts: new Set() }))
            return { title: produced.title }
        }
      } catch (error) {
        if (error instanceof ModelFailure) return { failure: error.kind, httpStatus: error.httpStatus }
        if (!(error instanceof Refusal)) throw error
      }
      return { failure: signal.aborted ? 'timeout' : 'unusable' }
    },
  }
}

export type Trial = ReturnType<typeof createTrial>

interface Dependencies {
  generator: QuestionGenerator
  patienceMs?: number
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
