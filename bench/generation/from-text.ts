import { readdirSync, readFileSync } from 'node:fs'
import type { Locale } from '@probant/contract/locales'
import type { Draft } from '../../knowledge/src/document/draft.ts'
import { questionsFromText } from '../../knowledge/src/document/questions.ts'
import type { CandidateContent } from '../../knowledge/src/kinds/content.ts'
import { seededRandom } from '../../knowledge/src/random.ts'
import { createBuiltinGenerator } from '../../server/src/modules/generation/builtin/generator.ts'
import type { Candidate } from '../../server/src/modules/generation/provider.ts'
import { run } from '../../server/src/modules/generation/run.ts'
import { planSlots } from '../../server/src/modules/generation/slots.ts'

const ASKED = {
  counts: { easy: 4, medium: 4, tough: 4 },
  types: ['multiple_choice', 'true_false', 'fill_in', 'open'] as const,
}

export interface Page {
  name: string
  language: Locale
  subject: string
  text: string
}

/** The texts of a folder: `en-<name>.txt`, the subject in the first line. */
export function readPages(folder: URL): Page[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => {
      const [head = '', ...lines] = readFileSync(new URL(file, folder), 'utf8').split('\n')
      return {
        name: file.slice(0, -'.txt'.length),
        language: file.startsWith('fr') ? 'fr' : 'en',
        subject: head.replace(/^Subject:\s*/, ''),
        text: lines.join('\n').trim(),
      }
    })
}

export const ASKED_COUNT = planSlots(asked()).length

/** Twelve questions, of four types and all difficulties, along the road that every question takes. */
export async function makeFromPage({ subject, language, text }: Page): Promise<Candidate[]> {
  const seed = 2026
  const delivered: Candidate[] = []
  await run({
    generator: fromText,
    request: { subject, language, text, seed },
    types: [...ASKED.types],
    slots: planSlots(asked()),
    known: [],
    random: seededRandom(seed),
    async save(_, candidate) {
      delivered.push(candidate)
      return true
    },
    reject() {},
    signal: new AbortController().signal,
  })
  return delivered
}

function asked() {
  return { counts: ASKED.counts, types: [...ASKED.types] }
}

const fromText = createBuiltinGenerator({
  document: {
    ensureCapacity() {},
    async *fromText(request) {
      yield* questionsFromText(request)
    },
  },
})

/** A question in one line, with all that a judge needs: the right answer first. */
export function inOneLine(one: Candidate): string {
  return `${one.title} ${answersOf(one)}`.replace(/\s+/g, ' ').trim()
}

/** The same for what is not a candidate yet. */
export function contentInOneLine(draft: Draft): string {
  return `${draft.title} ${answersOf(draft)}`.replace(/\s+/g, ' ').trim()
}

function answersOf(one: CandidateContent): string {
  switch (one.type) {
    case 'multiple_choice':
      return `[+ ${one.correct} | ${one.wrong.join(' | ')}]`
    case 'true_false':
      return `[${one.isTrue}]`
    case 'fill_in':
      return `[${one.accepted.join(' / ')}]`
    case 'open':
      return `[open: ${one.guidance}]`
    default:
      return `[${JSON.stringify(one)}]`
  }
}
