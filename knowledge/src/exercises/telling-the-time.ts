import type { Locale } from '@probant/contract/locales'
import type { Difficulty } from '@probant/contract/questions/form'
import type { Random } from '../random.ts'
import { type Exercise, exerciseSubject } from './exercise.ts'
import { between } from './numbers.ts'
import { type Wording, worded } from './worded.ts'

export const tellingTheTime = exerciseSubject({
  id: 'telling-the-time',
  name: { en: 'Telling the time', fr: 'Lire l’heure' },
  aliases: {
    en: ['time', 'clocks', 'hours and minutes', 'reading the clock'],
    fr: ['l’heure', 'heures et minutes', 'horloge', 'lecture de l’heure'],
  },
  narrower: [{ en: ['durations', '24-hour clock'], fr: ['les durées', 'calcul de durées'] }],
  make: (difficulty, locale, random) => random.pick(KINDS[difficulty])(locale, random),
})

type Kind = (locale: Locale, random: Random) => Exercise

/** Half past eight in the evening is 20:30. */
const inWords: Kind = (locale, random) => {
  // Not round noon and midnight, which have names of their own.
  const hour = between(random, 1, 10)
  const isEvening = random.next() < 0.5
  const quarter = random.pick([15, 30, 45] as const)
  const minutes = (hour + (isEvening ? 12 : 0)) * 60 + quarter
  const [shown, part] = [quarter === 45 ? hour + 1 : hour, isEvening ? 'pm' : 'am']
  const said = SAID[locale]({ hour: shown, quarter, part: partOfDay(minutes, locale) })
  return worded(
    {
      key: `words/${minutes}/${part}`,
      ...asClock(minutes, [minutes + 720, minutes + 30, minutes + 60, minutes - 60, minutes + 15], locale),
      solution: `${said} = ${clock(minutes, locale)}.`,
    },
    { wording: IN_WORDS, locale },
    { said },
  )
}

const later: (low: number, high: number, step: number) => Kind = (low, high, step) => (locale, random) => {
  const start = step * between(random, (7 * 60) / step, (22 * 60) / step)
  const minutes = step * between(random, low / step, high / step)
  const end = start + minutes
  return worded(
    {
      key: `later/${start}/${minutes}`,
      // An hour forgotten, minutes taken away instead of added.
      ...asClock(end, [end - 60, end + 60, start - minutes, end + 10, end - 10], locale),
      solution: `${clock(start, locale)} + ${duration(minutes, locale)} = ${clock(end, locale)}.`,
    },
    { wording: LATER, locale },
    { start: clock(start, locale), duration: duration(minutes, locale) },
  )
}

const lasting: (low: number, high: number, step: number) => Kind = (low, high, step) => (locale, random) => {
  const start = step * between(random, (6 * 60) / step, (23 * 60) / step)
  const minutes = step * between(random, low / step, high / step)
  return worded(
    {
      key: `lasting/${start}/${minutes}`,
      answer: duration(minutes, locale),
      accepts: durations(minutes, locale),
      mistakes: [minutes + 60, minutes - 60, minutes + 40, minutes + 10, minutes - 10, minutes + 20]
        .filter((slip) => slip > 0)
        .map((slip) => duration(slip, locale)),
      solution: `${clock(start, locale)} + ${duration(minutes, locale)} = ${clock(start + minutes, locale)}.`,
    },
    { wording: LASTING, locale },
    { start: clock(start, locale), end: clock(start + minutes, locale) },
  )
}

const KINDS: Record<Difficulty, readonly Kind[]> = {
  easy: [inWords, later(10, 50, 10)],
  medium: [later(65, 200, 5), lasting(20, 150, 5)],
  tough: [later(181, 700, 1), lasting(187, 700, 1)],
}

function asClock(minutes: number, slips: readonly number[], locale: Locale) {
  const answer = clock(minutes, locale)
  const other = locale === 'en' ? answer.replace(':', '.') : answer.replace(/\s/g, ' ')
  return {
    answer,
    accepts: [other, answer.replace(/\s/g, ''), clock(minutes, 'en')],
    mistakes: slips.map((slip) => clock(slip, locale)),
  }
}

/** 20:05, or 20 h 05 in French. */
function clock(minutes: number, locale: Locale): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440
  const [hours, rest] = [Math.floor(ofDay / 60), String(ofDay % 60).padStart(2, '0')]
  return locale === 'en' ? `${String(hours).padStart(2, '0')}:${rest}` : `${hours}\u00a0h\u00a0${rest}`
}

function duration(minutes: number, locale: Locale): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const [h, min] = locale === 'en' ? [' h', ' min'] : ['\u00a0h', '\u00a0min']
  return [hours ? `${hours}${h}` : '', rest ? `${rest}${min}` : ''].filter(Boolean).join(' ')
}

/** 1 h 40 min, 1 h 40, 1h40, 100 min. */
function durations(minutes: number, locale: Locale): string[] {
  const told = duration(minutes, locale).replace(/\s/g, ' ')
  const short = told.includes('h') ? told.replace(' min', '') : told
  return [told, short, short.replaceAll(' ', ''), `${minutes} min`]
}

function partOfDay(minutes: number, locale: Locale): string {
  const [en, fr] =
    minutes < 720
      ? ['in the morning', 'du matin']
      : minutes < 1080
        ? ['in the afternoon', 'de l’après-midi']
        : ['in the evening', 'du soir']
  return (locale === 'en' ? en : fr) as string
}

interface Said {
  hour: number
  quarter: 15 | 30 | 45
  part: string
}

const SAID: Record<Locale, (said: Said) => string> = {
  en: ({ hour, quarter, part }) =>
    `${{ 15: 'quarter past', 30: 'half past', 45: 'quarter to' }[quarter]} ${NUMBERS.en[hour]} ${part}`,
  fr: ({ hour, quarter, part }) =>
    `${NUMBERS.fr[hour]} ${hour === 1 ? 'heure' : 'heures'} ${{ 15: 'et quart', 30: 'et demie', 45: 'moins le quart' }[quarter]} ${part}`,
}

const NUMBERS = {
  en: ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
}

const IN_WORDS: Wording = {
  en: {
    question: 'How is “{said}” written on a 24-hour clock?',
    claim: 'On a 24-hour clock, “{said}” is {answer}.',
    open: 'Explain where both hands of a clock stand at {said}, and how a 24-hour clock shows it.',
  },
  fr: {
    question: 'Comment «\u00a0{said}\u00a0» s’écrit-il sur 24 heures\u00a0?',
    claim: 'Sur 24 heures, «\u00a0{said}\u00a0» s’écrit {answer}.',
    open: 'Expliquez où se trouvent les deux aiguilles d’une horloge à {said}, et comment cette heure s’écrit sur 24 heures.',
  },
}

const LATER: Wording = {
  en: {
    question: 'It is {start}. What time will it be in {duration}?',
    claim: 'If it is {start} now, it will be {answer} in {duration}.',
    open: 'It is {start}. Explain how you find out what time it will be in {duration}.',
  },
  fr: {
    question: 'Il est {start}. Quelle heure sera-t-il dans {duration}\u00a0?',
    claim: 'S’il est {start}, il sera {answer} dans {duration}.',
    open: 'Il est {start}. Expliquez comment vous trouvez l’heure qu’il sera dans {duration}.',
  },
}

const LASTING: Wording = {
  en: {
    question: 'A journey begins at {start} and ends at {end}. How long does it take?',
    claim: 'A journey that begins at {start} and ends at {end} takes {answer}.',
    open: 'A journey begins at {start} and ends at {end}. Explain how you work out how long it takes.',
  },
  fr: {
    question: 'Un trajet commence à {start} et se termine à {end}. Combien de temps dure-t-il\u00a0?',
    claim: 'Un trajet qui commence à {start} et se termine à {end} dure {answer}.',
    open: 'Un trajet commence à {start} et se termine à {end}. Expliquez comment vous calculez sa durée.',
  },
}
