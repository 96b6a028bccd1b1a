import { DIFFICULTIES, type QuestionType } from '@probant/contract/questions/form'
import { generatedKind } from '../kinds/index.ts'
import type { GeneratorRequest, Slot } from '../provider.ts'
import { answerSchema } from './element-schema.ts'
import { quotedSource } from './excerpt.ts'
import type { Inquiry, Model } from './model.ts'
import { en } from './prompts/en.ts'
import { fr } from './prompts/fr.ts'

const TEXTS = { en, fr }

/** What a model is asked: the rules of the trade, what is missing, and the creator's own words, marked as such. */
export function inquiryOf(
  { subject, language, text, slots, avoid }: Omit<GeneratorRequest, 'seed'>,
  { holdsToSchema, longestText }: Pick<Model, 'holdsToSchema' | 'longestText'>,
): Inquiry {
  const words = TEXTS[language]
  const types = typesOf(slots)
  const difficulties = DIFFICULTIES.filter((difficulty) =>
    slots.some((slot) => slot.difficulty === difficulty),
  )
  const schema = answerSchema(types, { hasText: text !== '' })

  const system = [
    words.role,
    listed(words.rulesTitle, words.rules),
    listed(
      words.typesTitle,
      types.map((type) => generatedKind({ type }).told[language]),
    ),
    listed(
      words.difficultiesTitle,
      difficulties.map((difficulty) => words.difficulties[difficulty]),
    ),
    ...(holdsToSchema ? [] : [`${words.schemaTitle}\n${JSON.stringify(schema)}`]),
  ]
  const prompt = [
    words.subject(JSON.stringify(subject)),
    listed(
      words.slotsTitle,
      counted(slots).map(({ count, type, difficulty, truths }) =>
        [words.slot(count, type, difficulty), ...(truths.length > 0 ? [words.truths(truths)] : [])].join(' '),
      ),
    ),
    ...(avoid.length > 0 ? [listed(words.avoidTitle, avoid.slice(-AVOID_MOST).map(quoted))] : []),
    ...(text ? [words.source, quotedSource(text, longestText)] : []),
  ]
  return { system: system.join('\n\n'), prompt: prompt.join('\n\n'), schema }
}

const AVOID_MOST = 100
const AVOID_LONGEST = 200

export function typesOf(slots: readonly Slot[]): QuestionType[] {
  return [...new Set(slots.map(({ type }) => type))]
}

function listed(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `- ${line}`)].join('\n')
}

function quoted(title: string): string {
  return JSON.stringify(title.slice(0, AVOID_LONGEST))
}

/** Each kind of slot with its number, in the order in which they should come, and which of the statements hold. */
function counted(slots: readonly Slot[]) {
  const alike = Map.groupBy(slots, ({ type, difficulty }) => `${type} ${difficulty}`)
  return [...alike.values()].flatMap((group) => {
    const truths = group.flatMap(({ isTrue }) => (isTrue === undefined ? [] : [isTrue]))
    return group
      .slice(0, 1)
      .map(({ type, difficulty }) => ({ type, difficulty, count: group.length, truths }))
  })
}
