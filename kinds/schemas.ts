import { z } from 'zod'
import * as choices from './choices/schemas.ts'
import * as fillIn from './fill-in/schemas.ts'
import * as gaps from './gaps/schemas.ts'
import type { Schemas, ShapesOf } from './kind.ts'
import * as matching from './matching/schemas.ts'
import * as multipleChoice from './multiple-choice/schemas.ts'
import * as numeric from './numeric/schemas.ts'
import * as open from './open/schemas.ts'
import * as ordering from './ordering/schemas.ts'
import * as spots from './spots/schemas.ts'
import * as trueFalse from './true-false/schemas.ts'

/** The shapes of every kind: a line for each, in the order in which they are offered. */
export const ALL_SCHEMAS = [
  multipleChoice,
  choices,
  trueFalse,
  fillIn,
  numeric,
  gaps,
  matching,
  ordering,
  spots,
  open,
] as const satisfies Schemas[]

export type AllSchemas = typeof ALL_SCHEMAS
type Named<All extends readonly Schemas[], Name extends keyof Schemas> = {
  [Index in keyof All]: All[Index][Name]
}

export const keptSchema = z.discriminatedUnion('type', schemasOf('kept'))
export const shownSchema = z.discriminatedUnion('type', schemasOf('shown'))
export const answerSchema = z.discriminatedUnion('type', schemasOf('answer'))
export const rightSchema = z.discriminatedUnion('type', schemasOf('right'))

export type KeptContent = z.infer<typeof keptSchema>
export type ShownContent = z.infer<typeof shownSchema>
export type GivenAnswer = z.infer<typeof answerSchema>
export type RightAnswer = z.infer<typeof rightSchema>
export type WrittenContent = ShapesOf<AllSchemas[number]>['written']

/** What an author writes for a kind. */
export function writtenSchemaOf(type: KeptContent['type']): z.ZodType<WrittenContent> {
  const found = ALL_SCHEMAS.find(({ kept }) => kept.shape.type.value === type)
  if (!found) throw new Error(`there is no kind of question called ${type}`)
  return found.written
}

function schemasOf<Name extends keyof Schemas>(name: Name): Named<AllSchemas, Name> {
  return ALL_SCHEMAS.map((schemas) => schemas[name]) as unknown as Named<AllSchemas, Name>
}
