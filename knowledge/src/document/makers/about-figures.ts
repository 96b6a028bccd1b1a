import type { Locale } from '@probant/contract/locales'
import type { Random } from '../../random.ts'
import { choiceDraft, type Draft, GAP, gapDraft, lengthPenalty, statementDraft } from '../draft.ts'
import { LATEST, wrongFigures } from '../falsifying/wrong-figures.ts'
import { type Passage, randomOf, type Sentence } from '../reading/passage.ts'
import { type Figure, findFigures, NUMBER_WORDS } from '../terms/numbers.ts'
import { worded } from '../wording.ts'

/** Asks which date or number a sentence names, and whether it is this one. */
export function aboutFigures(passage: Passage, random: Random): Draft[] {
  const { text, locale, sentences } = passage
  const all = findFigures(text, locale)
  const years = all.filter(({ kind }) => kind === 'year').map((figure) => Number(figure.text))
  const taken = new Set(all.map((figure) => figure.text))

  return sentences.flatMap((sentence) => {
    const figures = findFigures(sentence.text, locale)
    const best = figures.sort((one, other) => WORTH[other.kind] - WORTH[one.kind])[0]
    if (!best || figures.length > 3 || isRow(figures) || !isAskable(best, sentence.text, locale)) return []
    const after = sentence.text.slice(best.at + best.text.length)
    const wrong = wrongFigures(best, {
      locale,
      taken,
      years: years.filter((year) => !sentence.text.includes(String(year))),
      random: randomOf(sentence),
      after,
    })
    const isCode = TO_DIAL.test(sentence.text.slice(0, best.at))
    const isDetail = DETAIL[locale].test(sentence.text.slice(0, best.at))
    const quality =
      WORTH[best.kind] -
      lengthPenalty(sentence.text) -
      0.05 * (figures.length - 1) -
      (isDetail && !DATED.includes(best.kind) ? 0.2 : 0)
    return [
      ...(isCode ? [] : choice({ sentence, figure: best, wrong, quality, passage, random })),
      ...gap(sentence, best, quality),
      ...(isCode ? [] : claim({ sentence, figure: best, wrong, quality, locale })),
    ]
  })
}

/** `Call 999`: no amount, of which half or twice as much might be right. */
const TO_DIAL = /(?<!\p{L})(?:call|dial|ring|number|appele[rz]|composer|compose[rz]?|faire) (?:le )?$/iu

/** `in Rome in 1465, in Venice in 1469 and in Paris in 1470`: nobody has to tell one from the other. */
function isRow(figures: readonly Figure[]): boolean {
  return figures.filter(({ kind }) => kind === 'year').length >= 3
}

/** `a canal, which boats passed in four days`: and `up to 12,000 people`: nobody has to know what is added by the way. */
const DETAIL: Record<Locale, RegExp> = {
  en: /, (?:which|who|whose|where) [^,]*$|\bUp to $/i,
  fr: /, (?:qui|dont|où|à|longue?s? d\S+|hautes? d\S+) [^,]*$|jusqu’à $/iu,
}

/** Somebody can know it: it is neither supposed, nor a result, nor to be counted in the sentence. */
export function isAskable({ kind, at, text }: Figure, sentence: string, locale: Locale): boolean {
  const isCounted = kind === 'word' && COUNTED.test(sentence.slice(at + text.length))
  // `Each page has 42 lines, and the book is called the 42-line Bible`
  const isRepeated =
    sentence.split(new RegExp(`(?<![\\d.,])${text.replace('.', '[.]')}(?![\\d.,]*\\d)`)).length > 2
  const isRange = RANGE.test(sentence.slice(at + text.length)) || RANGE_BEFORE.test(sentence.slice(0, at))
  return (
    !isRange && !UNSURE[locale].test(sentence) && !CALCULATION.test(sentence) && !isCounted && !isRepeated
  )
}

/** `two to four weeks`: neither is known without the other. */
const RANGE =
  /^\s?(?:to|or|and|à|ou|et|–|-)\s?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze)/
const RANGE_BEFORE =
  /(?:\d|two|three|four|five|six|seven|eight|nine|ten|deux|trois|quatre|cinq|sept|huit|neuf|dix|one|une?)\s?(?:to|or|à|ou|–|-)\s?$/

/** `10 x 22.45 / 1000 = 0.2`: a result and no knowledge. */
const CALCULATION = /[=×÷]|\d ?[x/*] ?\d/

/** `two countries, Chad and Mali`: everybody can count them. */
const COUNTED = /^ (?:\p{L}+ ){0,4}?\p{L}+, .*(?: and | et )/u

/** Nobody knows it exactly. */
export const UNSURE: Record<Locale, RegExp> = {
  en: /\b(probably|perhaps|possibly|historians|legend|story goes|said to|may have|might|could)\b/i,
  fr: /(?<!\p{L})(probablement|peut-être|sans doute|historiens|légende|pourrait|aurait|auraient|dit-on)(?!\p{L})/iu,
}

export const WORTH: Record<Figure['kind'], number> = {
  year: 0.85,
  date: 0.84,
  percent: 0.8,
  quantity: 0.78,
  word: 0.68,
  weekday: 0.76,
  often: 0.76,
  label: 0.78,
}
export const HARDNESS: Record<Figure['kind'], number> = {
  year: 0.5,
  date: 0.6,
  percent: 0.6,
  quantity: 0.6,
  word: 0.35,
  weekday: 0.45,
  often: 0.45,
  label: 0.5,
}

interface Choice {
  sentence: Sentence
  figure: Figure
  wrong: readonly string[]
  quality: number
  passage: Passage
  random: Random
}

function choice({ sentence, figure, wrong, quality, passage, random }: Choice): Draft[] {
  // Where the text says `about six`, the answers five and seven are too near, and so are 40 and 60 beside `about 50`.
  const isRough = ROUGHLY.test(sentence.text.slice(0, figure.at))
  const far = isRough ? wrong.filter((other) => distance(other, figure.text) > CLEARLY_APART) : wrong
  const three = onBothSides(figure.text, far, random)
  if (three.length < 3 || (isRough && /^(?:word|year|date)$/.test(figure.kind))) return []
  const title =
    yearQuestion(sentence, figure, passage) ??
    worded(passage.locale, 'complete', { gap: blanked(sentence.text, figure) })
  return [
    choiceDraft(
      { title, sentence, quality, hardness: HARDNESS[figure.kind], isFigure: true, way: figure.kind },
      figure.text,
      three,
    ),
  ]
}

/** More than a third larger, or less than three quarters. */
const CLEARLY_APART = 0.3

const ROUGHLY =
  /(?:\b(?:about|around|nearly|almost|roughly|average|circa|approx\.?|some)|environ|près de|presque|en moyenne|vers|quelque) $/i

/** Chance decides how many wrong figures are smaller, so that the right one is not always in the middle. */
function onBothSides(right: string, wrong: readonly string[], random: Random): string[] {
  if (Number.isNaN(size(right))) return wrong.slice(0, 3)
  const smaller = wrong.filter((text) => size(text) < size(right))
  const larger = wrong.filter((text) => size(text) >= size(right))
  const smallerCount = Math.max(3 - larger.length, Math.min(random.below(4), smaller.length))
  return random.shuffled([...smaller.slice(0, smallerCount), ...larger.slice(0, 3 - smallerCount)])
}

/** `In which year was the charter sealed?`, if the sentence begins or ends with the year. */
function yearQuestion(
  { clause }: Sentence,
  { kind, text }: Figure,
  { locale, grammar }: Passage,
): string | undefined {
  if (kind !== 'year' || !clause) return undefined
  const isLead = clause.lead === `In ${text}, `
  if (!isLead && (clause.lead || !clause.rest.endsWith(` in ${text}`))) return undefined
  const rest = isLead ? clause.rest : clause.rest.slice(0, -` in ${text}`.length)
  const inverted = grammar.inverted({ ...clause, rest })
  return inverted && worded(locale, 'inWhichYear', { inverted })
}

function gap(sentence: Sentence, figure: Figure, quality: number): Draft[] {
  const isRough = ROUGHLY.test(sentence.text.slice(0, figure.at))
  // `around 1450`: nobody has to know exactly what the text itself says roughly.
  if (isRough && (figure.kind === 'year' || figure.kind === 'date')) return []
  const rated = {
    title: `${blanked(sentence.text, figure)}.`,
    sentence,
    quality: quality - (figure.kind === 'date' ? 0.15 : figure.kind === 'quantity' ? 0.08 : 0.02),
    hardness: HARDNESS[figure.kind] + 0.1,
    way: figure.kind,
  }
  return [gapDraft(rated, spellingsOf(figure))]
}

/** The ways to type it. */
export function spellingsOf({ kind, text }: Figure): string[] {
  const digit = kind === 'word' ? DIGITS[text] : undefined
  const plain = text.replace(/(?<=\d)[\s\u00a0\u202f](?=\d)/g, '').replace(/[\u00a0\u202f]/g, ' ')
  const also = kind === 'often' ? (OTHERWISE[text] ?? []) : digit ? [digit] : []
  const ungrouped = kind === 'quantity' ? [plain.replace(/,(?=\d{3})/g, '')] : []
  return [...new Set([text, plain, ...also, ...ungrouped])]
}

/** Other ways to write how often. */
const OTHERWISE: Record<string, readonly string[]> = {
  'three times': ['3 times'],
  'four times': ['4 times'],
  'une fois': ['1 fois'],
  'deux fois': ['2 fois'],
  'trois fois': ['3 fois'],
  'quatre fois': ['4 fois'],
}

const DIGITS: Record<string, string> = Object.fromEntries(
  Object.values(NUMBER_WORDS).flatMap((words) => words.map((word, index) => [word, String(index + 2)])),
)

function claim({ sentence, figure, wrong, quality, locale }: Claim): Draft[] {
  const before = sentence.text.slice(0, figure.at)
  const after = sentence.text.slice(figure.at + figure.text.length)
  const limit = RULED.test(sentence.text) ? LIMIT.exec(before)?.[1] : undefined
  if ((BOUND[locale].test(before) && !limit) || OR_MORE.test(after)) return []
  if (DATED.includes(figure.kind) && UP_TO.test(before)) return []
  const found = figure.kind === 'date' ? inOtherYears(figure.text, wrong) : wrong
  const [first] = found
    .filter((other) => !DATED.includes(figure.kind) || keepsOrder(other, figure.text, sentence.text))
    .filter((other) => !DATED.includes(figure.kind) || !SINCE.test(before) || size(other) < size(figure.text))
    .filter((other) => !WITHIN.test(before) || size(other) > size(figure.text))
    .filter((other) => !limit || size(other) > size(figure.text) === (limit.toLowerCase() !== 'at least'))
    .slice(0, 4)
    .sort((one, other) => distance(other, figure.text) - distance(one, figure.text))
  if (!first) return []
  const rated = {
    title: `${blanked(sentence.text, figure, first)}.`,
    sentence,
    quality: quality - 0.05,
    hardness: HARDNESS[figure.kind] - 0.1,
    way: figure.kind,
  }
  return [statementDraft(rated, false)]
}

/** A date of which only the day, or the year by one or two, is wrong would be a trap: another month, or far away. */
function inOtherYears(date: string, wrong: readonly string[]): string[] {
  const [year = ''] = /\d{4}/.exec(date) ?? []
  const months = wrong.filter((other) => dayOf(other) === dayOf(date) && other.includes(year))
  const far = [-30, -20, 20].map((shift) => Number(year) + shift).filter((other) => other <= LATEST)
  return [...far.map((other) => date.replace(year, String(other))), ...months]
}

/** What is dated before another year of the sentence stays before it, so that the statement makes sense. */
function keepsOrder(wrong: string, right: string, text: string): boolean {
  const [own, its] = [wrong, right].map((date) => Number(/\d{4}/.exec(date)?.[0]))
  const others = [...text.matchAll(/(?<![\p{L}\d.,-])(?:1\d{3}|20\d{2})(?!\d)/gu)]
    .map(([year]) => Number(year))
    .filter((year) => year !== its)
  // In a row of dates, nobody sees that one of them is wrong.
  return (
    others.length < 2 &&
    others.every((year) => Math.sign(Number(own) - year) === Math.sign(Number(its) - year))
  )
}

const DATED: readonly Figure['kind'][] = ['year', 'date']

interface Claim {
  sentence: Sentence
  figure: Figure
  wrong: readonly string[]
  quality: number
  locale: Locale
}

/** What lasts at least 30 minutes also lasts at least 20, so another number may be right too. */
const BOUND: Record<Locale, RegExp> = {
  en: /\b(?:at least|at most|more than|less than|fewer than|over|under|above|below|up to|exceeds?|minimum of|maximum of) $/i,
  fr: /(?:au moins|au plus|plus de|plus d’|au-dessus de|au-dessous de|au-delà de|dépasse(?:r|nt)?|moins de|moins d’|jusqu’à|minimum de|maximum de|au maximum|au minimum) $/i,
}

/** What may be up to £25 may not be up to £50, and what must be at least 20 minutes may not be at least 10. */
const LIMIT = /\b(up to|at most|no more than|at least) [£$€]?$/i
const RULED =
  /\b(?:may|must|should|can|cannot|need to|have to|authorised|allowed|entitled|required|expected)\b/

/** `63 °C or above` */
const OR_MORE =
  /^[^,]{0,12} (?:or (?:above|more|over|below|less|fewer|under|later|earlier)|(?:ou|et) (?:plus|moins|davantage|au-delà))(?!\p{L})/u

/** What was so before 1501 was so before 1450 as well. */
const UP_TO = /(?:\b(?:[Bb]efore|[Uu]ntil|[Aa]fter)|(?<!\p{L})(?:[Aa]vant|[Aa]près|[Jj]usqu’en)) $/u

/** What was so by 1204, or since 1926, was so later as well. */
const SINCE = /(?:\b(?:[Bb]y|[Ss]ince|[Ff]rom)|(?<!\p{L})(?:[Dd]epuis|[Dd]ès|[Àà] partir de)) $/u

/** What takes place within 60 minutes may take 50, but not 120. */
const WITHIN = /(?:\bwithin|dans (?:les|un délai de)|en moins de) $/

function dayOf(date: string): string | undefined {
  return /(?<!\d)\d{1,2}(?!\d)/.exec(date)?.[0]
}

/** A figure that is only slightly wrong would be unfair, above all where the text says `about`. */
function distance(one: string, other: string): number {
  const share = size(one) / size(other)
  return Number.isNaN(share) ? 0 : Math.abs(Math.log(share))
}

function size(text: string): number {
  return Number(
    (DIGITS[text] ?? text)
      .replace(/[\s\u00a0\u202f]/g, '')
      .replace(/,(?=\d{3})/g, '')
      .replace(',', '.'),
  )
}

function blanked(text: string, { text: figure, at }: Figure, by: string = GAP): string {
  return text.slice(0, at) + by + text.slice(at + figure.length)
}
