import type { Locale } from '@probant/contract/locales'
import { z } from 'zod'
import type { Blind } from '../kinds/blind.ts'
import { quotedSource } from '../model/excerpt.ts'
import type { Inquiry, Model } from '../model/model.ts'
import { CHECKING } from './prompts.ts'

const REASON_MAX = 500
const reason = z.string().transform((text) => text.trim().slice(0, REASON_MAX))

const aloneSchema = z.object({ answers: z.array(z.string()).max(20), reason })
/** Beside others: the number of the one that asks the same. */
const besideOthersSchema = aloneSchema.extend({ sameAs: z.number().nullable() })
/** Whoever can't say which one has answered all the same. */
export const blindAnswerSchema = aloneSchema.extend({ sameAs: z.coerce.number().catch(0) })
export const verdictSchema = z.object({ verdict: z.enum(['one', 'two', 'both', 'neither']), reason })

type Abilities = Pick<Model, 'holdsToSchema' | 'longestText'>

/** Asks a question as a participant sees it: neither the key nor where it is from is told. And does one of these ask the same? */
export function blindInquiry(
  { title, blind, alike }: { title: string; blind: Blind; alike: readonly string[] },
  locale: Locale,
  model: Abilities,
): Inquiry {
  const words = CHECKING[locale]
  const schema = jsonSchemaOf(alike.length > 0 ? besideOthersSchema : aloneSchema)
  const system = [words.role, words.forms[blind.form], ...toldSchema(schema, model)]
  const others = alike.map((other, index) => `${index + 1}. ${JSON.stringify(other)}`)
  const prompt = [put(title, blind), ...(alike.length > 0 ? [[words.alike, ...others].join('\n')] : [])]
  return { system: system.join('\n\n'), prompt: prompt.join('\n\n'), schema }
}

/** Asks who is right, without saying whose answer is which. */
export function judgingInquiry(
  {
    title,
    blind,
    answers,
    source,
  }: { title: string; blind: Blind; answers: readonly [string, string]; source: string },
  locale: Locale,
  model: Abilities,
): Inquiry {
  const words = CHECKING[locale]
  const schema = jsonSchemaOf(verdictSchema)
  const system = [words.judge, words.verdicts, ...toldSchema(schema, model)]
  const prompt = [
    put(title, blind),
    `${words.one(answers[0])}\n${words.two(answers[1])}`,
    ...(source ? [words.source, quotedSource(source, model.longestText)] : []),
  ]
  return { system: system.join('\n\n'), prompt: prompt.join('\n\n'), schema }
}

function put(title: string, { below }: Blind): string {
  return [title, below].filter(Boolean).join('\n\n')
}

/** Where the provider doesn't hold an answer to it. */
function toldSchema(schema: Inquiry['schema'], { holdsToSchema }: Abilities): string[] {
  return holdsToSchema ? [] : [JSON.stringify(schema)]
}

function jsonSchemaOf(schema: z.ZodType): Inquiry['schema'] {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    override: ({ jsonSchema }) => {
      delete jsonSchema.maxItems
      if (jsonSchema.properties) jsonSchema.additionalProperties = false
    },
  })
  return json
}
