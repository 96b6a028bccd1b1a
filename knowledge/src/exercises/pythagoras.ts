import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import { type Exercise, exerciseSubject } from './exercise.ts'
import { measured } from './measured.ts'
import { between, told } from './numbers.ts'

export const pythagoras = exerciseSubject({
  id: 'pythagoras',
  name: { en: 'Pythagoras’ theorem', fr: 'Théorème de Pythagore' },
  aliases: {
    en: ['Pythagoras', 'Pythagorean theorem', 'right-angled triangles', 'hypotenuse'],
    fr: ['Pythagore', 'triangles rectangles', 'triangle rectangle', 'hypoténuse'],
  },
  make: (difficulty, locale, random) =>
    difficulty === 'easy' || (difficulty === 'medium' && random.next() < 0.3)
      ? hypotenuse(difficulty, locale, random)
      : leg(difficulty, locale, random),
})

type Sided = (difficulty: Difficulty, locale: Locale, random: Random) => Exercise

export const hypotenuse: Sided = (difficulty, locale, random) => {
  const [one, other, long] = triangle(difficulty, random)
  const say = (value: number) => told(value, locale)
  return measured({
    locale,
    unit: 'cm',
    result: long,
    // The sides added, their squares added without the root, a slip of one.
    slips: [one + other, one * one + other * other, long + 1, long - 1, long + 2],
    steps: `${say(one)}² + ${say(other)}² = ${say(one * one)} + ${say(other * other)} = ${say(long * long)}; √${say(long * long)} = ${say(long)}.`,
    what: {
      en: `the hypotenuse of a right-angled triangle whose other sides measure ${told(one, 'en')} cm and ${told(other, 'en')} cm`,
      fr: `l’hypoténuse d’un triangle rectangle dont les autres côtés mesurent ${told(one, 'fr')}\u00a0cm et ${told(other, 'fr')}\u00a0cm`,
    },
  })
}

export const leg: Sided = (difficulty, locale, random) => {
  const [one, other, long] = triangle(difficulty, random)
  const say = (value: number) => told(value, locale)
  return measured({
    locale,
    unit: 'cm',
    result: other,
    // The difference of the sides, the squares not rooted, a slip of one.
    slips: [long - one, other + 1, other - 1, long + one, other + 2, long * long - one * one],
    steps: `${say(long)}² − ${say(one)}² = ${say(long * long)} − ${say(one * one)} = ${say(other * other)}; √${say(other * other)} = ${say(other)}.`,
    what: {
      en: `the third side of a right-angled triangle with a hypotenuse of ${told(long, 'en')} cm and a side of ${told(one, 'en')} cm`,
      fr: `le troisième côté d’un triangle rectangle d’hypoténuse ${told(long, 'fr')}\u00a0cm et dont un côté mesure ${told(one, 'fr')}\u00a0cm`,
    },
  })
}

/** Whole sides: a known triple, enlarged. */
function triangle(difficulty: Difficulty, random: Random): [number, number, number] {
  const triple = random.pick(TRIPLES[difficulty])
  const [one, other] = random.shuffled(triple.slice(0, 2)) as [number, number]
  const by = between(random, 1, { easy: 12, medium: 8, tough: 6 }[difficulty])
  return [one * by, other * by, triple[2] * by]
}

const TRIPLES: Record<Difficulty, readonly (readonly [number, number, number])[]> = {
  easy: [
    [3, 4, 5],
    [6, 8, 10],
    [5, 12, 13],
  ],
  medium: [
    [3, 4, 5],
    [5, 12, 13],
    [8, 15, 17],
  ],
  tough: [
    [7, 24, 25],
    [20, 21, 29],
    [9, 40, 41],
    [12, 35, 37],
  ],
}
