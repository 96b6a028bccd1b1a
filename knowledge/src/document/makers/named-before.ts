import type { Locale } from '@probant/contract/locales'
import { contentWords } from '../content-words.ts'
import { type Draft, GAP, gapDraft, lengthPenalty, openDraft } from '../draft.ts'
import { upperFirst } from '../first-letter.ts'
import type { Passage } from '../passage.ts'
import { worded } from '../wording.ts'
import { acceptedFor } from './about-definitions.ts'

/** Asks for a name that is given to what the sentence before says: `… This rule is called referential integrity`. */
export function namedBefore({ sentences, everySentence, text, locale }: Passage): Draft[] {
  return everySentence.flatMap((sentence) => {
    const { opening = '', article = '', name = '' } = NAMING[locale].exec(sentence.source)?.groups ?? {}
    const before = sentences.find(
      (other) => name !== '' && text.includes(`${other.source} ${sentence.source}`),
    )
    if (!before) return []
    const title = `${before.text}. ${opening}${article}${GAP}.`
    const isGivenAway = contentWords(name).some((word) => contentWords(title).includes(word))
    if (isGivenAway) return []
    const rated = {
      sentence: { ...sentence, source: `${before.source} ${sentence.source}` },
      besides: [before],
    }
    const quality = 0.84 - lengthPenalty(title)
    const meant = worded(locale, 'explainLabel', { label: name })
    return [
      gapDraft({ ...rated, title, quality, hardness: 0.5 }, acceptedFor(name, upperFirst(article))),
      openDraft({ ...rated, title: meant, quality: quality - 0.06, hardness: 0.5 }, 3),
    ]
  })
}

const NAMING: Record<Locale, RegExp> = {
  en: /^(?<opening>This(?: \p{Ll}+){0,2} (?:is|was) (?:often |also |sometimes )?(?:called|known as|termed|named) )(?<article>(?:an?|the) )?(?<name>[\p{Ll}-]+(?: [\p{Ll}-]+){0,2})\.$/u,
  fr: /^(?<opening>(?:(?:Ce|Cet|Cette) \p{Ll}+ (?:s’appelle|est (?:appelée?|nommée?)|porte le nom de)|C’est ce qu’on (?:appelle|nomme)|Cela s’appelle) )(?<article>le |la |l’|les |une? )?(?<name>[\p{Ll}-]+(?: (?:de |d’)?[\p{Ll}-]+){0,2})\.$/u,
}
