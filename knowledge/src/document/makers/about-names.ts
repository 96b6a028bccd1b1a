import type { Locale } from '@probant/contract/locales'
import { comparable } from '../../comparable.ts'
import { type Draft, GAP, gapDraft, lengthPenalty } from '../draft.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { contentWords } from '../terms/content-words.ts'

/** Asks for a name where the sentence says who or what bears it: somebody described, or by whom something was done. */
export function aboutNames({ sentences, locale }: Passage): Draft[] {
  return sentences.flatMap((sentence) => {
    for (const pattern of NAMED[locale]) {
      const match = pattern.exec(sentence.text)
      const name = match?.groups?.name
      if (!match || !name || !isTelling(sentence, name, locale)) continue
      const at = match.index + match[0].length - name.length
      const title = `${sentence.text.slice(0, at)}${GAP}${sentence.text.slice(at + name.length)}.`
      const quality = 0.76 + (/\d/.test(title) ? 0.04 : 0) - lengthPenalty(title)
      return [
        gapDraft({ title, sentence, quality, hardness: 0.6 }, acceptedFor(name, sentence.text.slice(0, at))),
      ]
    }
    return []
  })
}

/** The rest of the sentence says enough, and does not name it again. */
function isTelling({ text }: Sentence, name: string, locale: Locale): boolean {
  const rest = comparable(text.replace(name, ' '))
  const isRepeated = contentWords(name).some((word) => rest.includes(word))
  return !isRepeated && contentWords(rest).length >= 6 && !NO_NAME[locale].test(name)
}

/** A person’s with and without the first names. */
function acceptedFor(name: string, before: string): string[] {
  if (!PERSON.test(before)) return [name]
  const last = name.split(' ').at(-1) ?? ''
  return [...new Set([name, ...(/^\p{Lu}\p{Ll}{3,}/u.test(last) ? [last] : [])])]
}

const PERSON =
  /(?:(?:ist|ian|er|or|man|woman|graphe|logue|ien|ienne|eur|iste|médecin|savant|peintre|écrivain)(?: \p{Ll}+)?|\b(?:by|par)) $/u

const NAME = String.raw`\p{Lu}[\p{L}’-]*(?: (?:(?:of|de|van|von|da|del|al) )?\p{Lu}[\p{L}’-]*\.?)*`
const FULL_NAME = String.raw`\p{Lu}[\p{L}’-]*\.?(?: (?:(?:of|de|van|von|da|del|al) )?\p{Lu}[\p{L}’-]*\.?)+`
/** Not `the physicist Marie Curie’s`, and no second name. */
const END = String.raw`(?![\p{L}-]|’s| \p{Lu}| and \p{Lu}| et \p{Lu}|, \p{Lu}[^,]* (?:and|et) )`

/** What stands before a name without saying what it is. */
const NO_NOUN: Record<Locale, string> = {
  en: 'that|which|when|whom|what|with|from|into|than|while|where|after|before|until|during|under|over|between|within|near|like|about|around|among|across|through|since|against|both|most|other|later|only|also|once|were|been|have|took|made|said|told|gave|joined|married|succeeded|visited',
  fr: 'que|qui|dont|avec|pour|par|dans|sur|sous|vers|chez|avant|après|depuis|entre|selon|contre|sans|près|mais|puis|quand|comme|est|sont|était|fut|les|des|aux|une|son|ses|plus|jusque|rencontre|épouse|voit|suit|quitte|gagne|atteint|relie|traverse|rejoint|bat|met',
}

/** `l’Allemand Gerhart Hauptmann` */
const NATIONALITY =
  '(?:Allemand|Américain|Anglais|Autrichien|Belge|Britannique|Danois|Écossais|Espagnol|Français|Grec|Hollandais|Hongrois|Italien|Japonais|Néerlandais|Norvégien|Polonais|Portugais|Russe|Suédois|Suisse|Tchèque)e?'

/** How the sentence describes the name that follows. */
const NAMED: Record<Locale, readonly RegExp[]> = {
  en: [
    String.raw`(?<!\p{L})(?:[Tt]he|[Aa]n?) (?:[\p{L}-]+ ){0,2}?\p{Ll}{4,} (?<!(?<!\p{L})(?:${NO_NOUN.en}) )(?<name>${FULL_NAME})${END}`,
    String.raw`(?<!\p{L})(?:[Tt]he|[Aa]n?) (?:[\p{L}-]+ ){0,2}?(?:town|city|village|port|island|state|kingdom|province) of (?<name>${NAME})${END}`,
    String.raw`(?<=\p{Ll} )(?:named|called) (?<name>${FULL_NAME})${END}`,
    String.raw`(?<!\p{L})\p{Ll}+(?:ed|wn|en|ught|und|de|t) by (?<name>${FULL_NAME})${END}`,
  ].map((pattern) => new RegExp(pattern, 'u')),
  fr: [
    String.raw`(?<!\p{L})(?:[Ll]e |[Ll]a |[Ll]’|[Uu]ne? )(?:[\p{L}-]+ ){0,2}?(?:[\p{Ll}-]{3,}|${NATIONALITY})(?: (?:d’|de )\p{Lu}\p{Ll}+)? (?<!(?<!\p{L})(?:${NO_NOUN.fr}) )(?<name>${FULL_NAME})${END}`,
    String.raw`(?<!\p{L})(?:[Ll]a |[Ll]’|[Uu]ne |[Ll]e )(?:ville|cité|île|port|village|province) (?:de |d’)(?<name>${NAME})${END}`,
    String.raw`(?<!\p{L})\p{L}+(?:é|ée|és|ées|ie|is|ise|it|ite|ue?) par (?<name>${FULL_NAME})${END}`,
  ].map((pattern) => new RegExp(pattern, 'u')),
}

const NO_NAME: Record<Locale, RegExp> = {
  en: /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b/,
  fr: /^(?:Nord|Sud|Est|Ouest|Ancien|Nouveau)\b/,
}
