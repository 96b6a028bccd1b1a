import { LIMIT_KINDS } from '@probant/contract/plans'
import type { PlanRow } from '#server/modules/plans/index.ts'

type Facts = Pick<PlanRow, 'limits' | 'texts' | 'priceCents'>
type Changes = Record<string, { before: unknown; after: unknown }>

/** What is different, by the name of its field in the form: `limits.quizzes`, `texts.fr.name`, `priceCents`. */
export function changesBetween(before: Facts, after: Facts): Changes {
  const earlier = fieldsOf(before)
  const changed = Object.entries(fieldsOf(after))
    .map(([field, value]) => [field, { before: earlier[field], after: value }] as const)
    .filter(([, change]) => JSON.stringify(change.before) !== JSON.stringify(change.after))
  return Object.fromEntries(changed)
}

function fieldsOf({ limits, texts, priceCents }: Facts): Record<string, unknown> {
  const limitFields = LIMIT_KINDS.map((kind) => [`limits.${kind}`, limits[kind]] as const)
  const textFields = (['en', 'fr'] as const).flatMap((locale) =>
    (['name', 'description', 'features'] as const).map(
      (part) => [`texts.${locale}.${part}`, texts[locale][part]] as const,
    ),
  )
  return Object.fromEntries([...limitFields, ...textFields, ['priceCents', priceCents]])
}
