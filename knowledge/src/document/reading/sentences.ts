import type { Locale } from '@probant/contract/locales'
import { ofAnybody } from '../french/addressed.ts'
import { isInstruction } from './fragments.ts'

/** The statements of a paragraph: no questions, exclamations, fragments, or sentences that address the reader. */
export function splitSentences(paragraph: string, locale: Locale): string[] {
  const merged: string[] = []
  for (const { segment } of SEGMENTER[locale].segment(paragraph)) {
    const before = merged.at(-1)
    if (before !== undefined && isCutOff(before, segment)) merged[merged.length - 1] = before + segment
    else merged.push(segment)
  }
  return merged.map((sentence) => sentence.trim()).filter((sentence) => isStatement(sentence, locale))
}

const SEGMENTER: Record<Locale, Intl.Segmenter> = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  fr: new Intl.Segmenter('fr', { granularity: 'sentence' }),
}

/** The full stop belonged to an abbreviation or an initial, and did not end the sentence as well. */
function isCutOff(before: string, next: string): boolean {
  if (/^[\p{Ll},;)]/u.test(next)) return true
  if (UNIT.test(before)) return false
  return ABBREVIATION.test(before) && !(ENDING.test(before) && OPENING.test(next))
}

const ABBREVIATION =
  /(?:^|[\s(«“])(?:Dr|Mr|Mrs|Ms|Prof|Sr|Jr|St|Ste|Mt|vs?|etc|ca|cf|approx|No|n°|Fig|fig|vol|pp?|M|MM|Mme|Mlle|Me|av|apr|art|env|e\.g|i\.e|U\.S|U\.K|a\.m|p\.m|J\.-C|\p{Lu})\.\s*$/u

/** `… demande près de 8,7 A. Le fusible …` */
const UNIT = /\d[ \u00a0\u202f](?:[AVWKNJC]|kW|mA|°C)\.\s*$/u

/** `… sand, etc. The river …`, `… in the U.S. It …`, `… vitamin C. This …` */
const ENDING = /(?:etc|U\.S|U\.K|a\.m|p\.m|J\.-C|[\s(](?!M)\p{Lu})\.\s*$/u
const OPENING =
  /^(?:The|In|It|This|These|They|He|She|There|By|After|But|However|When|As|If|For|Its|Their|Most|Il|Elle|Ils|Elles|En|Cette|Cet|Ces|Ce|Dans|Une|Mais|Pour|Après|Depuis|Plus|Ses|Leur|Leurs|C’est)(?!\p{L})/u

function isStatement(sentence: string, locale: Locale): boolean {
  if (!/^[\p{Lu}\p{N}]/u.test(sentence) || !/\.$|[”»)]\.?$/.test(sentence)) return false
  if (/[?!@]|https?:|www\.|\.\.\.|…/.test(sentence) || sentence.split(/\s+/).length < 5) return false
  if (
    count(sentence, /\(/g) !== count(sentence, /\)/g) ||
    count(sentence, /[“«]/g) !== count(sentence, /[”»]/g)
  )
    return false
  const said = sentence.replace(EXAMPLE[locale], '.')
  if (locale === 'fr' && ofAnybody(said.replace(/\.$/, ''))) return true
  const isRule = isInstruction(said, locale) || RULE[locale].test(said)
  return !TO_THE_READER[locale].test(isRule ? said.replace(YOU, '') : said)
}

const YOU = /\b[Yy]ou(?:r|rs)?\b/g

/** `You may work abroad for ten days`: what whoever reads it has to know. */
const RULE: Record<Locale, RegExp> = {
  en: /\byou (?:must|cannot|can only|should|need to|have to|do not (?:need|have) to|may (?!also (?:find|notice)|have|well|find|wonder|notice|remember|know|think|see|feel|ask why)|are (?:not )?(?:allowed|authorised|authorized|entitled|responsible|required|expected|permitted|obliged))\b|^You can (?=claim|apply|request|book|use|take|work|carry|accept|refund|offer|send)/iu,
  fr: /(?!)/,
}

const TO_THE_READER: Record<Locale, RegExp> = {
  en: /\b(I|we|you|your|our|us|my|let’s|see (?:also|figure|table|page|chapter)|figure \d|table \d|click)\b|^See\b/i,
  fr: /(?<!\p{L})(je|j’|nous|vous|votre|vos|notre|nos|voir (?:aussi|la figure|le tableau|page)|figure \d|tableau \d|cliquez)(?!\p{L})|^Voir(?!\p{L})/iu,
}

/** At its end, the sentence says the same without it. */
export const EXAMPLE: Record<Locale, RegExp> = {
  en: /,? (?:e\.g\.|for example,?|for instance,?|i\.e\. those) [^.]*\.?$/,
  fr: /,? par exemple,? [^.]*\.?$/,
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
