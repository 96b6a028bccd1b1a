import type { Locale } from '@probant/contract/locales'

/** A date or a number in a text, and its position. */
export interface Figure {
  kind: 'year' | 'date' | 'percent' | 'quantity' | 'word' | 'weekday' | 'often' | 'label'
  text: string
  at: number
}

/** Finds the figures that can be asked for: no parts of names, ordinals, ranges or times. */
export function findFigures(text: string, locale: Locale): Figure[] {
  const dates = [...text.matchAll(DATE[locale])].map((match) => figure('date', match))
  const taken = (at: number) => dates.some((date) => at >= date.at && at < date.at + date.text.length)
  const numbers = [...text.matchAll(NUMBER[locale])]
    .filter(({ index }) => !taken(index))
    .flatMap((match): Figure[] => {
      const before = text.slice(0, match.index)
      const after = text.slice(match.index + match[0].length)
      if (
        PART_OF_NAME.test(before) ||
        NOT_A_QUANTITY[locale].test(after) ||
        RANGE[locale].before.test(before)
      )
        return []
      if (RANGE[locale].after.test(after)) return []
      if (/^(1\d{3}|20\d{2})$/.test(match[0]) && !UNIT_AFTER.test(after)) {
        return YEAR_BEFORE[locale].test(before) ? [figure('year', match)] : []
      }
      if (!after.trim() && NUMBERED[locale].test(before)) return [figure('label', match)]
      if (!after.trim() || /^\s?[,;.)]/.test(after)) return []
      return [figure(/^\s?%| percent| pour cent/.test(after) ? 'percent' : 'quantity', match)]
    })
  // Where the sentence lists the things, everybody can count them.
  const words = [...(text.includes(':') ? [] : text.matchAll(NUMBER_WORD[locale]))]
    .filter(
      ({ index, 0: word }) =>
        !/^ (?:times|fois)(?!\p{L})/u.test(text.slice(index + word.length)) &&
        !PART_OF_NUMBER.test(text.slice(index + word.length)) &&
        !RANGE[locale].after.test(text.slice(index + word.length)) &&
        !RANGE[locale].before.test(text.slice(0, index)),
    )
    .map((match) => figure('word', match))
  const days = [...text.matchAll(WEEKDAY[locale])].map((match) => figure('weekday', match))
  const often = [...text.matchAll(OFTEN[locale])].map((match) => figure('often', match))
  return [...dates, ...numbers, ...words, ...days, ...often]
}

function figure(kind: Figure['kind'], match: RegExpExecArray): Figure {
  return { kind, text: match[0], at: match.index }
}

export const MONTHS: Record<Locale, readonly string[]> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
}

export const NUMBER_WORDS: Record<Locale, readonly string[]> = {
  en: 'two three four five six seven eight nine ten'.split(' '),
  fr: 'deux trois quatre cinq six sept huit neuf dix'.split(' '),
}

export const WEEKDAYS: Record<Locale, readonly string[]> = {
  en: 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' '),
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche'.split(' '),
}

export const TIMES: Record<Locale, readonly string[]> = {
  en: ['once', 'twice', 'three times', 'four times', 'five times'],
  fr: ['une fois', 'deux fois', 'trois fois', 'quatre fois', 'cinq fois'],
}

/** A number by itself, as the one to call: nothing counts it. */
const NUMBERED: Record<Locale, RegExp> = {
  en: /\bnumber\b[^,.]{0,40} is (?:the )?$/,
  fr: /(?<!\p{L})numéro(?!\p{L})[^,.]{0,40} est (?:le )?$/u,
}

/** The one day on which something happens, and not from this one to that one. */
const WEEKDAY: Record<Locale, RegExp> = {
  en: new RegExp(
    `(?<=\\b(?:every|[Oo]n|each) )(?:${WEEKDAYS.en.join('|')})(?!s?(?: to | and | or |,| –))\\b`,
    'g',
  ),
  fr: new RegExp(
    `(?<=(?:^|\\s)(?:[Cc]haque|[Ll]e|tous les) )(?:${WEEKDAYS.fr.join('|')})(?!s?(?: au | et | ou |,| –|\\s\\d))(?!\\p{L})`,
    'gu',
  ),
}

const OFTEN: Record<Locale, RegExp> = {
  en: new RegExp(
    `\\b(?:${TIMES.en.join('|')})(?= (?:a|per|each|every) (?:day|week|month|quarter|year)\\b)`,
    'g',
  ),
  fr: new RegExp(
    `(?<!\\p{L})(?:${TIMES.fr.join('|')})(?= (?:par|chaque) (?:jour|semaine|mois|trimestre|an|année)(?!\\p{L}))`,
    'gu',
  ),
}

const DATE: Record<Locale, RegExp> = {
  en: new RegExp(
    `\\b(?:\\d{1,2} (?:${MONTHS.en.join('|')}) \\d{4}|(?:${MONTHS.en.join('|')}) \\d{1,2}, \\d{4})\\b`,
    'g',
  ),
  fr: new RegExp(
    `(?<!\\d|du )(?:1er|\\d{1,2})[ \\u00a0](?:${MONTHS.fr.join('|')})[ \\u00a0]\\d{4}(?!\\d)`,
    'g',
  ),
}

const NUMBER: Record<Locale, RegExp> = {
  en: /(?<![\p{L}\p{N}.,$£€+-])\d+(?:,\d{3})*(?:\.\d+)?(?![\p{N}])/gu,
  fr: /(?<![\p{L}\p{N}.,+-])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:,\d+)?(?!\d)|(?<![\p{L}\p{N}.,+-])\d+(?:,\d+)?(?![\p{N}])/gu,
}

/** Not `one`: in French it is the article; and not where it counts nothing. */
const NUMBER_WORD: Record<Locale, RegExp> = {
  en: new RegExp(
    `(?<=\\b(?:are|has|have|of|into|contains?|comprises?|includes?|consists? of|with|in|takes?|lasts?|lasted|for|only|about|nearly|around|over|needs?|requires?|uses?|least|most|than|after|within|every|had) )(?:${NUMBER_WORDS.en.join('|')})(?= \\p{Ll}{3,})|(?<=\\p{Ll} )(?:${NUMBER_WORDS.en.join('|')})(?= (?:days|weeks|months|years|hours|minutes|seconds)\\b)`,
    'gu',
  ),
  fr: new RegExp(
    `(?<=(?:^|\\s)(?:de|en|a|ont|compte|comptent|comprend|comprennent|dure|durent|existe|distingue|pendant|environ|durant|contient|possède|possèdent|sur|dans|moins|plus|après|nécessite|faut|reçoit|reçoivent|valable|moyenne|[Tt]ous les|[Tt]outes les|à|leurs|ses) )(?:${NUMBER_WORDS.fr.join('|')})(?= \\p{Ll}{3,})|(?<=\\p{Ll} )(?:${NUMBER_WORDS.fr.join('|')})(?= (?:jours|semaines|mois|ans|années|heures|minutes|secondes)(?!\\p{L}))`,
    'gu',
  ),
}

/** `four hundred`: nobody writes it with a digit. */
const PART_OF_NUMBER = /^ (?:hundred|thousand|dozen|score|cents?|mille|dizaines?|douzaines?)(?!\p{L})/u

const PART_OF_NAME =
  /(?:\b(?:AD|BC|Clause|Article|Section|Chapter|Act|Part|Louis|No|n°|type|Type|Part|Rule|Apollo|version|article|L\.|R\.|chapitre|titre|loi)\s|[-–/]|\d\s?h\s?)$/u

const NOT_A_QUANTITY: Record<Locale, RegExp> = {
  en: /^(?:st|nd|rd|th|s)\b|^-|^ ?(?:AD|BC|BCE|CE|[ap]\.?m\b)|^[:/]\d| (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/,
  fr: /^(?:er|re|e|è|ème|nde?)(?!\p{L})|^-| ?h(?:\s?\d|(?!\p{L}))|^[:/]\d| av\. | apr\. | (?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)/u,
}

const RANGE: Record<Locale, { before: RegExp; after: RegExp }> = {
  en: {
    before:
      /\b(?:between(?: (?:about|around|roughly))?(?: pH)?|between [^,]{1,25} and(?: pH)?|from [^,.]{1,25} to|\d[\d.,]*%? (?:to|or)) $/,
    after: /^[^\p{L}\d,]{0,4}(?:(?:to|or) |– ?|- ?)(?:\d|two|three|four|five|six|seven|eight|nine|ten)/u,
  },
  fr: {
    before: /(?:[Ee]ntre|[Ee]ntre [^,.]{1,25} et|de [^,.]{1,25} à|\d (?:à|ou)) $|du \d[^,.]{0,25} au $/,
    after: /^[^\p{L}\d,]{0,4}(?:(?:à|ou|au) |– ?|- ?)(?:\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)/u,
  },
}

const UNIT_AFTER =
  /^[\s\u00a0](?:%|°|km|m\b|kg|g\b|years|people|copies|ans|habitants|mètres|metres|kilomet|kilomèt|euros|dollars|tonnes|volcanoes|species|espèces|jours|days|heures|hours)/
const YEAR_BEFORE: Record<Locale, RegExp> = {
  en: /(?:\b(?:[Ii]n|[Ss]ince|[Bb]y|[Uu]ntil|around|about|early|late|the|mid-|of|January|February|March|April|May|June|July|August|September|October|November|December)\s)$/,
  fr: /(?:(?:[Ee]n|[Dd]epuis|[Dd]ès|[Vv]ers|jusqu’en|à partir de|fin|début|l’an|de|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)\s)$/,
}
