import { exerciseSubject } from './exercise.ts'
import { measured } from './measured.ts'
import { between, exact, told } from './numbers.ts'

export const thales = exerciseSubject({
  id: 'thales',
  name: { en: 'Intercept theorem (Thales)', fr: 'Théorème de Thalès' },
  aliases: {
    en: ['intercept theorem', 'Thales', 'Thales theorem', 'similar triangles'],
    fr: ['Thalès', 'configuration de Thalès', 'triangles semblables'],
  },
  make(difficulty, locale, random) {
    const part = between(random, 2, 9)
    const by = {
      easy: between(random, 2, 4),
      medium: between(random, 3, 9) / 2,
      tough: between(random, 5, 11) / 4,
    }[difficulty]
    const base = between(random, 2, 12) * (difficulty === 'tough' ? 4 : difficulty === 'medium' ? 2 : 1)
    const whole = exact(part * by)
    const result = exact(base * by)
    const size = (value: number, language: 'en' | 'fr') => `${told(value, language)}\u00a0cm`
    return measured({
      locale,
      unit: 'cm',
      result,
      // Added instead of multiplied, a slip of one.
      slips: [exact(base + (whole - part)), exact(whole + base), result + 1, result - 1, result + 2],
      steps: `AC ÷ AN = AB ÷ AM; AC = ${told(base, locale)} × ${told(whole, locale)} ÷ ${told(part, locale)} = ${told(result, locale)}.`,
      what: {
        en: `the length AC in a triangle ABC, with M on AB and N on AC, MN parallel to BC, AM = ${size(part, 'en')}, AB = ${size(whole, 'en')} and AN = ${size(base, 'en')}`,
        fr: `la longueur AC dans un triangle ABC, avec M sur [AB] et N sur [AC], (MN) parallèle à (BC), AM = ${size(part, 'fr')}, AB = ${size(whole, 'fr')} et AN = ${size(base, 'fr')}`,
      },
    })
  },
})
