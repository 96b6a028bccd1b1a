import type { Locale } from '@probant/contract/locales'
import type { Random } from '../../random.ts'
import { wrongAnswers } from '../../wrong-answers.ts'
import { choiceDraft, type Draft, GAP, gapDraft, lengthPenalty, statementDraft } from '../draft.ts'
import { isNegated } from '../falsifying/opposites.ts'
import { type Passage, randomOf, type Sentence } from '../reading/passage.ts'
import { contentWords } from '../terms/content-words.ts'
import { worded } from '../wording.ts'
import { UNSURE } from './about-figures.ts'

/** A town or a country, where a sentence names it. */
interface Place {
  name: string
  at: number
  isCountry: boolean
}

/** Asks where something happened, with options if the text names three other towns, or three other countries. */
export function places({ sentences, everySentence, locale }: Passage, random: Random): Draft[] {
  const all = everySentence.flatMap((sentence) => placesIn(sentence, locale))
  return sentences.flatMap((sentence) => {
    const { text } = sentence
    const own = placesIn(sentence, locale)
    const [place] = own
    // Of two, one would be right for the other.
    if (!place || own.length > 1 || text.length > LONGEST || UNSURE[locale].test(text)) return []
    const others = all.filter((other) => other.isCountry === place.isCountry && !text.includes(other.name))
    if (text.split(place.name).length > 2) return []
    const wrong = wrongAnswers(
      place.name,
      others.map(({ name }) => name),
      random,
    )
    const gap = text.slice(0, place.at) + GAP + text.slice(place.at + place.name.length)
    const rated = { sentence, hardness: 0.5 }
    const quality = 0.8 - lengthPenalty(text)
    const title = worded(locale, 'complete', { gap })
    return [
      ...(wrong ? [choiceDraft({ ...rated, title, quality }, place.name, wrong)] : []),
      ...(isSure(sentence, place, locale)
        ? [gapDraft({ ...rated, title: `${gap}.`, quality: quality - 0.12, hardness: 0.6 }, [place.name])]
        : []),
      ...elsewhere(sentence, place, others, locale),
    ]
  })
}

const LONGEST = 200

/** A false statement: it happened in another town, or another country, of the text. */
function elsewhere(sentence: Sentence, place: Place, others: readonly Place[], locale: Locale): Draft[] {
  const { text } = sentence
  if (!isSure(sentence, place, locale) || others.length === 0 || isNegated(text, locale)) return []
  const after = text.slice(place.at + place.name.length)
  // `à Médan, au bord de la Seine`: what is added says where it lies.
  if (/^, (?:en|au|dans|près|sur|dont|où|qui|l’|la |le |une? )/u.test(after)) return []
  const other = randomOf(sentence).pick(others)
  const title = `${text.slice(0, place.at)}${other.name}${after}.`
  return [statementDraft({ title, sentence, quality: 0.74 - lengthPenalty(text), hardness: 0.5 }, false)]
}

/** Somebody did it, or it is dated, so that no other place would be right too. */
function isSure({ text, clause }: Sentence, { at, name }: Place, locale: Locale): boolean {
  const rest = text.slice(0, at) + text.slice(at + name.length)
  const isNamed =
    /(?<=\S )\p{Lu}\p{Ll}{2,}|\d{4}/u.test(rest) || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(clause?.subject ?? '')
  return locale === 'fr' && isNamed && at > 0 && contentWords(rest).length >= 5
}

function placesIn({ text }: Sentence, locale: Locale): Place[] {
  return [...text.matchAll(PLACE[locale])].flatMap((match): Place[] => {
    const { sign = '', name = '' } = match.groups ?? {}
    // `Messine, en Sicile`: where a town lies is not what the sentence is about.
    if (NO_PLACE[locale].test(name) || /\p{Lu}\p{Ll}+, $/u.test(text.slice(0, match.index))) return []
    const isCountry = locale === 'fr' ? /^en$/i.test(sign) : COUNTRY.test(name)
    return [{ name, at: match.index + match[0].length - name.length, isCountry }]
  })
}

const NAME = String.raw`(?<name>\p{Lu}\p{Ll}{2,}(?:-(?:\p{Lu}|\p{Ll}+-\p{Lu})\p{Ll}+)*)(?![\p{L}’-]| \p{Lu}| of\b| (?:and|et|or|ou) \p{Lu}|, (?:in|en|dans) )`

const PLACE: Record<Locale, RegExp> = {
  en: new RegExp(String.raw`(?<![\p{L}])(?<sign>[Ii]n|[Aa]t|[Nn]ear|[Ff]rom|[Rr]eached) ${NAME}`, 'gu'),
  fr: new RegExp(String.raw`(?<![\p{L}])(?<sign>[Àà]|[Ee]n) ${NAME}`, 'gu'),
}

/** No place, or a part of the world, in which the others lie. */
const NO_PLACE: Record<Locale, RegExp> = {
  en: /^(?:Africa|America|Asia|Europe|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|Latin|Greek|French|English|German|Italian|Spanish|Arabic|Chinese|Python|Parliament|Congress|Chemistry|Physics|Medicine|Economics)$/,
  fr: /^(?:Afrique|Amérique|Asie|Europe|Occident|Orient|Noël|Pâques|Python|Dieu|Dans|Pour|Colbert)$/,
}

/** What a town lies in, in English, which says `in` of both. */
const COUNTRY =
  /^(?:Argentina|Australia|Austria|Bavaria|Belgium|Bohemia|Brazil|Britain|Burgundy|California|Canada|Chile|China|Crete|Cuba|Denmark|Egypt|England|Ethiopia|Finland|Flanders|France|Germany|Greece|Hungary|Iceland|India|Indonesia|Iran|Iraq|Ireland|Israel|Italy|Japan|Kenya|Korea|Mexico|Morocco|Netherlands|Nigeria|Normandy|Norway|Pakistan|Peru|Poland|Portugal|Prussia|Romania|Russia|Scandinavia|Scotland|Sicily|Spain|Sweden|Switzerland|Syria|Texas|Turkey|Tuscany|Ukraine|Vietnam|Virginia|Wales|Zimbabwe)$/
