import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import { type Exercise, exerciseSubject } from './exercise.ts'
import { between, exact, told, typed } from './numbers.ts'
import { type Wording, worded } from './worded.ts'

export const drugDoses = exerciseSubject({
  id: 'drug-doses',
  name: { en: 'Drug dose calculations', fr: 'Calculs de doses' },
  aliases: {
    en: ['dosage calculations', 'dose calculation', 'nursing calculations', 'drug calculations'],
    fr: ['calcul de dose', 'calculs de doses IFSI', 'calculs infirmiers', 'calculs de débits'],
  },
  narrower: [{ en: ['infusion rates'], fr: ['débits de perfusion'] }],
  make: (difficulty, locale, random) => KINDS[difficulty](locale, random),
})

type Kind = (locale: Locale, random: Random) => Exercise

const tablets: Kind = (locale, random) => {
  const [strength, count] = [random.pick([50, 100, 125, 200, 250, 400, 500]), between(random, 2, 6)]
  return asked({
    locale,
    key: `tablets/${strength}/${count}`,
    result: count,
    unit: '',
    slips: [count + 1, count - 1, count * 2, count + 2, count + 3],
    steps: `${told(strength * count, locale)} ÷ ${told(strength, locale)} = ${count}.`,
    wording: TABLETS,
    words: { dose: told(strength * count, locale), strength: told(strength, locale) },
  })
}

const ampoule: Kind = (locale, random) => {
  const [strength, volume] = [random.pick([10, 20, 25, 40, 50, 100]), random.pick([2, 4, 5, 10])]
  const part = random.pick([0.5, 1.5, 2, 2.5, 3])
  const dose = strength * part
  const result = exact(volume * part)
  return asked({
    locale,
    key: `ampoule/${strength}/${volume}/${part}`,
    result,
    unit: 'ml',
    // The ratio upside down, a place too far, the volume forgotten.
    slips: [Number((volume / part).toFixed(1)), result * 10, result / 10, exact(result + volume), result * 2],
    steps: `${told(dose, locale)} × ${told(volume, locale)} ÷ ${told(strength, locale)} = ${told(result, locale)}.`,
    wording: AMPOULE,
    words: { dose: told(dose, locale), strength: told(strength, locale), volume: told(volume, locale) },
  })
}

const infusion: Kind = (locale, random) => {
  const [hours, drops] = [random.pick([2, 4, 5, 6, 8, 10, 12]), between(random, 7, 60)]
  // At 20 drops a millilitre, so many drops a minute are three times as many millilitres an hour.
  const volume = 3 * drops * hours
  return asked({
    locale,
    key: `infusion/${hours}/${drops}`,
    result: drops,
    unit: '',
    slips: [drops * 3, drops + 10, drops * 2, Math.round(drops / 3), drops - 5, drops + 5],
    steps: `${told(volume, locale)} × 20 ÷ (${hours} × 60) = ${told(drops, locale)}.`,
    wording: INFUSION,
    words: { volume: told(volume, locale), hours: String(hours) },
  })
}

const KINDS: Record<Difficulty, Kind> = { easy: tablets, medium: ampoule, tough: infusion }

interface Asked {
  locale: Locale
  key: string
  result: number
  unit: string
  slips: readonly number[]
  steps: string
  wording: Wording
  words: Record<string, string>
}

function asked({ locale, key, result, unit, slips, steps, wording, words }: Asked): Exercise {
  const say = (value: number) => told(value, locale) + (unit && `\u00a0${unit}`)
  const accepts = [...typed(result, locale), `${told(result, locale)} ${unit}`.trim()]
  const mistakes = slips.filter((slip) => slip > 0).map((slip) => say(exact(slip)))
  const number = { value: exact(result), unit }
  const exercise = { key, answer: say(result), number, accepts, mistakes, solution: steps }
  return worded(exercise, { wording, locale }, words)
}

const TABLETS: Wording = {
  en: {
    question:
      'A patient is prescribed {dose} mg of a drug that comes in tablets of {strength} mg. How many tablets is that?',
    claim: 'A prescription of {dose} mg in tablets of {strength} mg is {answer} tablets.',
    open: 'A patient is prescribed {dose} mg of a drug that comes in tablets of {strength} mg. Explain how you find the number of tablets.',
  },
  fr: {
    question:
      'On prescrit à un patient {dose}\u00a0mg d’un médicament en comprimés de {strength}\u00a0mg. Quel est le nombre de comprimés à donner\u00a0?',
    claim:
      'Pour une prescription de {dose}\u00a0mg en comprimés de {strength}\u00a0mg, le nombre de comprimés est de {answer}.',
    open: 'On prescrit à un patient {dose}\u00a0mg d’un médicament en comprimés de {strength}\u00a0mg. Expliquez comment vous trouvez le nombre de comprimés.',
  },
}

const AMPOULE: Wording = {
  en: {
    question:
      'A patient is to get {dose} mg of a drug of which {volume} ml hold {strength} mg. Which volume is drawn up?',
    claim:
      'For {dose} mg of a drug of which {volume} ml hold {strength} mg, the volume to draw up is {answer}.',
    open: 'A patient is to get {dose} mg of a drug of which {volume} ml hold {strength} mg. Explain how you find the volume to draw up.',
  },
  fr: {
    question:
      'Un patient doit recevoir {dose}\u00a0mg d’un produit dont {volume}\u00a0ml contiennent {strength}\u00a0mg. Quel est le volume à prélever\u00a0?',
    claim:
      'Pour {dose}\u00a0mg d’un produit dont {volume}\u00a0ml contiennent {strength}\u00a0mg, le volume à prélever est de {answer}.',
    open: 'Un patient doit recevoir {dose}\u00a0mg d’un produit dont {volume}\u00a0ml contiennent {strength}\u00a0mg. Expliquez comment vous trouvez le volume à prélever.',
  },
}

const INFUSION: Wording = {
  en: {
    question:
      '{volume} ml are to be infused over {hours} hours, at 20 drops per millilitre. How many drops per minute is that?',
    claim:
      'An infusion of {volume} ml over {hours} hours, at 20 drops per millilitre, runs at {answer} drops per minute.',
    open: '{volume} ml are to be infused over {hours} hours, at 20 drops per millilitre. Explain how you find the number of drops per minute.',
  },
  fr: {
    question:
      'On doit perfuser {volume}\u00a0ml en {hours} heures, à raison de 20 gouttes par millilitre. Quel est le débit en gouttes par minute\u00a0?',
    claim:
      'Le débit d’une perfusion de {volume}\u00a0ml en {hours} heures, à raison de 20 gouttes par millilitre, est de {answer} gouttes par minute.',
    open: 'On doit perfuser {volume}\u00a0ml en {hours} heures, à raison de 20 gouttes par millilitre. Expliquez comment vous trouvez le débit en gouttes par minute.',
  },
}
