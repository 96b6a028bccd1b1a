import type { z } from 'zod'
import { ANY_ID, ANY_INSTANT, FIELDS, FIELDS_BESIDE, IDS, INSTANTS } from './fields.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/**
 * Something that a schema takes, as a program might send or receive it. What may be left out is, unless it has a default,
 * or nothing else is there.
 */
export function exampleOf(
  schema: JsonSchema,
  place: Place = { name: '', index: 0, fields: FIELDS },
): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.default === '' && place.fields[place.name]) return textOf(schema, place)
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[place.index % schema.enum.length]
  const variants = schema.oneOf ?? schema.anyOf
  if (variants) return exampleOf(told(variants), place)
  const [type] = [schema.type].flat()
  if (type) return MAKERS[type]?.(schema, place)
  return Object.assign({}, ...(schema.allOf ?? []).map((part) => exampleOf(part as JsonSchema, place)))
}

interface Place {
  name: string
  /** In its list. */
  index: number
  fields: typeof FIELDS
}

/** Of several shapes, the first that says something. */
function told(variants: readonly unknown[]): JsonSchema {
  const schemas = variants as JsonSchema[]
  return schemas.find(({ type }) => type !== 'null') ?? schemas[0] ?? {}
}

const MAKERS: Record<string, (schema: JsonSchema, place: Place) => unknown> = {
  object: objectOf,
  array: ({ items, prefixItems, minItems = 1 }, place) => {
    if (prefixItems)
      return prefixItems.map((item, index) => exampleOf(item as JsonSchema, { ...place, index }))
    return Array.from({ length: Math.max(1, minItems) }, (_, index) =>
      exampleOf((items ?? {}) as JsonSchema, { ...place, index }),
    )
  },
  string: textOf,
  number: numberOf,
  integer: numberOf,
  // Of several answers, one is right.
  boolean: (_schema, { index }) => index === 0,
  null: () => null,
}

function objectOf(schema: JsonSchema, { index, fields: outer }: Place) {
  const { properties = {}, required = [], additionalProperties } = schema
  const [, fields = outer] = Object.entries(FIELDS_BESIDE).find(([name]) => name in properties) ?? []
  // A record of names that are all known says each of them as required, and what is in it once.
  const named = { ...Object.fromEntries(required.map((name) => [name, additionalProperties])), ...properties }
  const shown = Object.entries(named as Record<string, JsonSchema>).filter(
    ([name, property]) => required.length === 0 || required.includes(name) || property.default !== undefined,
  )
  return Object.fromEntries(
    shown.map(([name, property]) => [name, exampleOf(property, { name, index, fields })]),
  )
}

function textOf(
  { format, maxLength = Number.POSITIVE_INFINITY }: JsonSchema,
  { name, index, fields }: Place,
): string {
  if (format === 'uuid' || IDS[name]) return IDS[name] ?? ANY_ID
  if (format === 'date-time') return INSTANTS[name] ?? ANY_INSTANT
  if (format === 'date') return ANY_INSTANT.slice(0, 10)
  const field = fields[name] ?? (/html$/i.test(name) ? '<p>Radium</p>' : 'Radium')
  const text = typeof field === 'object' ? field[index % field.length] : field
  return String(text).slice(0, maxLength)
}

function numberOf(
  { minimum = 0, maximum = Number.POSITIVE_INFINITY }: JsonSchema,
  { name, fields }: Place,
): number {
  const field = fields[name]
  return Math.min(Math.max(typeof field === 'number' ? field : 1, minimum), maximum)
}
