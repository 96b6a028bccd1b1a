import { ANSWER_MAX } from '@probant/contract/limits'
import { DIFFICULTIES, type Difficulty } from '@probant/contract/questions/form'
import type { KeptContent } from '@probant/kinds'
import { areDistinctAnswers } from '@probant/kinds/fields'
import { ITEMS_MAX, ITEMS_MIN } from '@probant/kinds/ordering/limits'
import { capitalised, fill, type Random, type RankedFact, type ToldFact } from '@probant/knowledge'
import { z } from 'zod'
import { filled } from '../model/fields.ts'
import type { Candidate } from '../provider.ts'
import { inSequence, LETTERS, lettered } from './blind.ts'
import type { GeneratedKind } from './kind.ts'

type Made = Extract<Candidate, { type: 'ordering' }>
type Kept = Extract<KeptContent, { type: 'ordering' }>

export const ordering: GeneratedKind<Made, Kept> = {
  fields: { items: z.array(filled(ANSWER_MAX)) },
  told: {
    en: 'ordering: "title" asks to put things in order and says by what and which end comes first, "items" lists four to six of them in the right order. All are different and short; only one order is right, without any doubt, and no item gives its place away (no dates or numbers where those decide).',
    fr: 'ordering\u00a0: «\u00a0title\u00a0» demande de mettre des éléments en ordre et dit selon quoi et par quel bout commencer, «\u00a0items\u00a0» en énumère quatre à six dans le bon ordre. Tous sont différents et courts\u00a0; un seul ordre est juste, sans aucun doute, et aucun élément ne trahit sa place (ni date ni nombre là où ils décident).',
  },

  malformation({ items }) {
    const isFit = items.length >= ITEMS_MIN && items.length <= ITEMS_MAX && items.every((item) => item.trim())
    if (!isFit) return 'malformed'
    return areDistinctAnswers([...items]) ? undefined : 'answers_not_distinct'
  },
  answersOf: ({ items }) => items,

  blind({ items }, random) {
    const shuffled = random.shuffled(items)
    const letters = items.map((item) => LETTERS.charAt(shuffled.indexOf(item)))
    return { form: 'order', ...inSequence(lettered(shuffled), letters) }
  },

  written: ({ items }, { markdown }) => ({
    items: items.map((text) => ({ text: markdown(text) })),
    strict: false,
  }),

  fromFact: (fact, { random }) => orderAround(fact, random),
}

/** How many are put in order, by how hard it should be. */
const COUNTS: Record<Difficulty, number> = { easy: 4, medium: 5, tough: 6 }
const FEWEST = 4

/** The fact among others of its relation that are no harder to know, and that lie clearly apart. */
function orderAround({ key, name, difficulty, relation }: ToldFact, random: Random) {
  const { order, ranked = [] } = relation
  const own = ranked.find((one) => one.name === name)
  if (!order || !own) return undefined
  const fitting = ranked.filter(
    (one) => DIFFICULTIES.indexOf(one.difficulty) <= DIFFICULTIES.indexOf(difficulty),
  )
  const numbers = fitting.map(({ number }) => number)
  const apart = (Math.max(...numbers) - Math.min(...numbers)) / CLOSEST
  const chosen: RankedFact[] = [own]
  for (const one of random.shuffled(fitting))
    if (
      chosen.length < COUNTS[difficulty] &&
      chosen.every(({ number }) => number !== one.number && Math.abs(number - one.number) >= apart)
    )
      chosen.push(one)
  if (chosen.length < FEWEST) return undefined
  const sorted = chosen.toSorted((one, other) => one.number - other.number)
  const shown = (text: string) => (relation.verbatim.includes('entity') ? text : capitalised(text))
  return {
    title: fill(order, { from: sorted[0]?.value ?? '', to: sorted.at(-1)?.value ?? '' }, relation),
    items: sorted.map((one) => shown(one.name)),
    explanation: `${capitalised(sorted.map((one) => `${one.name} (${one.value})`).join(', '))}.`,
    // One such question of a relation is enough: another would ask about the same things.
    fact: `${key.split('/').slice(0, 2).join('/')}/order/${difficulty}`,
  }
}

/** A twentieth of what they span. */
const CLOSEST = 20
