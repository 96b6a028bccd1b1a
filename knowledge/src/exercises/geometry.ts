import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import { type Exercise, exerciseSubject } from './exercise.ts'
import { measured } from './measured.ts'
import { between, told } from './numbers.ts'
import { hypotenuse, leg } from './pythagoras.ts'

export const geometry = exerciseSubject({
  id: 'geometry',
  name: { en: 'Geometry: areas, perimeters, volumes', fr: 'Géométrie\u00a0: aires, périmètres, volumes' },
  aliases: {
    en: ['geometry', 'area and perimeter', '2D and 3D shapes'],
    fr: ['géométrie', 'aires et périmètres', 'figures planes et solides'],
  },
  narrower: [
    {
      en: ['area', 'perimeter', 'volume', 'angles', 'triangles'],
      fr: ['aires', 'périmètres', 'volumes', 'angles', 'triangles'],
    },
  ],
  make: (difficulty, locale, random) => random.pick(KINDS[difficulty])(locale, random),
})

type Kind = (locale: Locale, random: Random) => Exercise

const rectangleArea: Kind = (locale, random) => {
  const [long, wide] = [between(random, 6, 15), between(random, 2, 5)]
  return measured({
    locale,
    unit: 'cm²',
    result: long * wide,
    // The perimeter, half of it, a slip in the table.
    slips: [2 * (long + wide), long + wide, long * wide + long, long * wide - wide, 2 * long * wide],
    steps: `${long} × ${wide} = ${long * wide}.`,
    what: {
      en: `the area of a rectangle ${long} cm long and ${wide} cm wide`,
      fr: `l’aire d’un rectangle de ${long}\u00a0cm de long et ${wide}\u00a0cm de large`,
    },
  })
}

const rectanglePerimeter: Kind = (locale, random) => {
  const [long, wide] = [between(random, 6, 25), between(random, 2, 5)]
  return measured({
    locale,
    unit: 'cm',
    result: 2 * (long + wide),
    slips: [long + wide, long * wide, 2 * long + wide, 2 * (long + wide) + 2, 4 * long],
    steps: `2 × (${long} + ${wide}) = ${2 * (long + wide)}.`,
    what: {
      en: `the perimeter of a rectangle ${long} cm long and ${wide} cm wide`,
      fr: `le périmètre d’un rectangle de ${long}\u00a0cm de long et ${wide}\u00a0cm de large`,
    },
  })
}

const thirdAngle: Kind = (locale, random) => {
  const [one, other] = [between(random, 20, 85), between(random, 20, 85)]
  const rest = 180 - one - other
  return measured({
    locale,
    unit: '°',
    result: rest,
    slips: [one + other, rest + 10, 360 - one - other, rest - 10, 180 - one],
    steps: `180 − ${one} − ${other} = ${rest}.`,
    what: {
      en: `the third angle of a triangle whose other angles measure ${one}° and ${other}°`,
      fr: `le troisième angle d’un triangle dont les deux autres mesurent ${one}° et ${other}°`,
    },
  })
}

const triangleArea: Kind = (locale, random) => {
  const [base, height] = [2 * between(random, 2, 15), between(random, 3, 15)]
  return measured({
    locale,
    unit: 'cm²',
    result: (base * height) / 2,
    slips: [
      base * height,
      base + height,
      (base * height) / 2 + height,
      2 * (base + height),
      (base + height) / 2,
    ],
    steps: `${base} × ${height} ÷ 2 = ${(base * height) / 2}.`,
    what: {
      en: `the area of a triangle with a base of ${base} cm and a height of ${height} cm`,
      fr: `l’aire d’un triangle de base ${base}\u00a0cm et de hauteur ${height}\u00a0cm`,
    },
  })
}

const boxVolume: Kind = (locale, random) => {
  const [long, wide, high] = [between(random, 5, 15), between(random, 3, 9), between(random, 2, 9)]
  const result = long * wide * high
  return measured({
    locale,
    unit: 'cm³',
    result,
    slips: [
      long + wide + high,
      long * wide,
      2 * (long * wide + long * high + wide * high),
      result / 2,
      result + long * wide,
    ],
    steps: `${long} × ${wide} × ${high} = ${told(result, locale)}.`,
    what: {
      en: `the volume of a box ${long} cm long, ${wide} cm wide and ${high} cm high`,
      fr: `le volume d’un pavé droit de ${long}\u00a0cm de long, ${wide}\u00a0cm de large et ${high}\u00a0cm de haut`,
    },
  })
}

const polygonAngles: Kind = (locale, random) => {
  const sides = between(random, 5, 20)
  const result = (sides - 2) * 180
  return measured({
    locale,
    unit: '°',
    result,
    slips: [sides * 180, (sides - 1) * 180, (sides - 3) * 180, sides * 90, 360],
    steps: `(${sides} − 2) × 180° = ${told(result, locale)}°.`,
    what: {
      en: `the sum of the angles of a convex polygon with ${sides} sides`,
      fr: `la somme des angles d’un polygone convexe à ${sides} côtés`,
    },
  })
}

const trapeziumArea: Kind = (locale, random) => {
  const [short, height] = [between(random, 3, 9), between(random, 2, 12)]
  const long = short + 2 * between(random, 1, 5)
  const result = ((short + long) * height) / 2
  return measured({
    locale,
    unit: 'cm²',
    result,
    slips: [(short + long) * height, long * height, short * height, result + height, short + long + height],
    steps: `(${short} + ${long}) × ${height} ÷ 2 = ${result}.`,
    what: {
      en: `the area of a trapezium with parallel sides of ${short} cm and ${long} cm and a height of ${height} cm`,
      fr: `l’aire d’un trapèze de bases ${short}\u00a0cm et ${long}\u00a0cm et de hauteur ${height}\u00a0cm`,
    },
  })
}

const KINDS: Record<Difficulty, readonly Kind[]> = {
  easy: [rectangleArea, rectanglePerimeter, thirdAngle],
  medium: [triangleArea, boxVolume, (locale, random) => hypotenuse('easy', locale, random)],
  tough: [polygonAngles, trapeziumArea, (locale, random) => leg('medium', locale, random)],
}
