import type { Locale } from '@probant/contract/locales'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { z } from 'zod'
import { USUAL } from './usual-words.ts'

export type Bilingual<Text = string> = Record<Locale, Text>

const text = z.string().min(1)
const bilingual = z.strictObject({ en: text, fr: text })
const names = z.array(text).readonly()
const bilingualNames = z.strictObject({ en: names, fr: names })

/** A difficulty (how hard it is to know for someone who has had the subject), the entity and its value in both languages. */
const factSchema = z
  .tuple([
    z.enum(DIFFICULTIES),
    text.describe('the entity in English'),
    text.describe('the entity in French'),
    text.describe('the value in English'),
    text.describe('the value in French'),
    bilingualNames
      .partial()
      .extend({
        kind: text.optional().describe('what the value is, where the relation has values of several kinds'),
        isUnclear: z.literal(true).optional().describe('the entity means something else elsewhere'),
        about: names.optional().describe('the narrower subjects it is on, each by its first name'),
      })
      .optional()
      .describe('what else is right when typed, with its variants; and what is particular about the fact'),
  ])
  .readonly()

export type Fact = z.infer<typeof factSchema>

/** What it asks and says. Where a template has its subject in square brackets, that is said only where the entity is unclear without it. */
const askingShape = {
  /** Asks for the value; holds `{entity}`. */
  forward: bilingual,
  /** Asks for the entity; holds `{value}`. Only where each value belongs to one entity. */
  reverse: bilingual.optional(),
  /** Says the fact in one sentence; holds `{entity}` and `{value}`. */
  statement: bilingual,
  /** Which side is short and definite enough to be typed; asked by `forward` or `reverse`. */
  typed: z.enum(['value', 'entity']).optional(),
  /** Asks to explain in one's own words; holds `{entity}`. The statement guides the grader. */
  open: bilingual.optional(),
  /** Asks to put entities in order, from the lowest value to the highest; may hold `{from}` and `{to}`. Only where all values are numbers. */
  order: bilingual.optional(),
  /** Asks to find the value of each of several entities. */
  match: bilingual.optional(),
  /** Asks which of several entities have a value; holds `{value}`. Only where entities share values, and who has which is beyond doubt. */
  group: bilingual.optional(),
}

export type Asking = z.infer<z.ZodObject<typeof askingShape>>

/**
 * Facts that are asked about in the same words. Each entity has exactly one of the values; the values are of one kind,
 * or each fact says of which, so that only values of its kind stand as wrong answers. Where there is a `reverse`, the
 * entities are of one kind too.
 */
const relationShape = {
  /** The narrower subjects that all of its facts are on, each by its first name. */
  about: names.optional(),
  /** Which side is code, or a word that is spoken of: it keeps its case, also as an answer. */
  verbatim: z
    .array(z.enum(['entity', 'value']))
    .readonly()
    .optional(),
  facts: z.array(factSchema).readonly(),
  /** More wrong values in English and French, of the same kind or of the one that is named, where the facts have few. */
  decoys: z
    .array(z.tuple([text, text, text.optional()]).readonly())
    .readonly()
    .optional(),
}

const relationSchema = z.strictObject({ ...askingShape, ...relationShape })

/** As it is written down: in words of its own, or in those that many share (`usual-words.ts`), but for what it says itself. */
const writtenRelationSchema = z
  .strictObject({
    ...z.object(askingShape).partial().shape,
    ...relationShape,
    asks: z.enum(USUAL).optional(),
  })
  .refine(({ asks, forward, statement }) => asks || (forward && statement), 'how does it ask?')

export type WrittenRelation = z.infer<typeof writtenRelationSchema>

export type Relation = z.infer<typeof relationSchema>

/** How hard it is to know whether it belongs, and its name in both languages. */
const memberSchema = z
  .tuple([z.enum(DIFFICULTIES), text.describe('in English'), text.describe('in French')])
  .readonly()

/** What belongs together, and what could be taken for it although it surely doesn't. */
const groupSchema = z.strictObject({
  /** Asks which of several things belong to it. */
  question: bilingual,
  /** They are code, or words that are spoken of: they keep their case. */
  isVerbatim: z.literal(true).optional(),
  members: z.array(memberSchema).min(2).readonly(),
  others: z.array(memberSchema).min(4).readonly(),
})

/** What is known about a subject, in both languages. Facts are written by hand: plain to check, plain to correct. */
export const factPackSchema = z.strictObject({
  /** Where the facts are from, as a question begins that would be unclear without: "In the world of wine". */
  context: bilingual.optional(),
  relations: z.array(writtenRelationSchema).readonly(),
  groups: z.array(groupSchema).readonly().optional(),
})

export type WrittenPack = z.infer<typeof factPackSchema>

export type FactPack = Omit<WrittenPack, 'context' | 'relations'> & {
  id: string
  relations: readonly Relation[]
}

/** What people call a subject. */
export const namingSchema = z.strictObject({
  /** The name of the file with its facts. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: bilingual,
  /** What else people call it. */
  aliases: bilingualNames,
  /** Subjects within it: asked about by the facts that are marked as being about them, else by those that speak of them. */
  narrower: z.array(bilingualNames).readonly().optional(),
})
