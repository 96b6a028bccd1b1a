import type { Locale } from '@probant/contract/locales'
import { type Draft, GAP, gapDraft, lengthPenalty } from '../draft.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { contentWords } from '../terms/content-words.ts'

/** Asks for a name that the sentence introduces: `… is called lava`. */
export function aboutNamings(passage: Passage): Draft[] {
  return passage.sentences.flatMap((sentence) => {
    const found = namingIn(sentence, passage.locale)
    if (!found) return []
    const { name, gapped } = found
    const quality = 0.86 - lengthPenalty(sentence.text)
    return [gapDraft({ title: `${gapped}.`, sentence, quality, hardness: 0.45 }, [name])]
  })
}

function namingIn({ text }: Sentence, locale: Locale): { name: string; gapped: string } | undefined {
  const match = NAMING[locale].exec(text)
  const name = match?.groups?.name
  if (!match || !name || name.split(' ').length > 3) return undefined
  const at = match.index + match[0].indexOf(name, (match.groups?.verb ?? '').length)
  const gapped = text.slice(0, at) + GAP + text.slice(at + name.length)
  const isGivenAway = contentWords(name).some((word) => contentWords(gapped).includes(word))
  return isGivenAway || gapped.length < 30 ? undefined : { name, gapped }
}

const NAMING: Record<Locale, RegExp> = {
  en: /(?<verb>\b(?:is|are|was|were|became|be|zone|process|period|a \p{Ll}+|an \p{Ll}+),? (?:commonly |also |often )?(?:called|known as|named|termed|referred to as) (?:the |an? |its |their )?)(?<name>[\p{L}-]+(?: (?:of )?[\p{L}-]+){0,2}?)(?=$|,| (?:and|because|which|that|in|after|for|by)\b)/u,
  fr: /(?<verb>(?<!\p{L})(?:s’appelle(?:nt)?|(?:est|sont|était|étaient) (?:aussi |souvent )?(?:appelée?s?|nommée?s?|dénommée?s?)|porte(?:nt)? le nom de|connue?s? sous le nom de|[Oo]n (?:appelle|nomme)) (?:le |la |les |une? |l’|son |sa |ses |leurs? )?(?:«\u00a0)?)(?<name>[\p{L}-]+(?: (?:de |d’)?[\p{L}-]+){0,2}?)(?=$|,|\u00a0»| (?:et|parce|qui|que|le|la|les|l’|un|une|en|dans|car)(?!\p{L}))/u,
}
