import type { Locale } from '@probant/contract/locales'
import type { Plan } from '@probant/contract/plans'

type Named = Pick<Plan, 'texts'>

/** The log keeps a plan's English name. The reader's own stands for it where it is known, and only one fits. */
export function planNameIn(locale: Locale, name: string, plans: readonly Named[] = []): string {
  const namesakes = plans.filter(({ texts }) => texts.en.name === name)
  const [only, ...others] = new Set(namesakes.map(({ texts }) => texts[locale].name))
  return only !== undefined && others.length === 0 ? only : name
}
