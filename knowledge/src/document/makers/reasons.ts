import type { Locale } from '@probant/contract/locales'
import type { Random } from '../../random.ts'
import { wrongAnswers } from '../../wrong-answers.ts'
import { contentWords } from '../content-words.ts'
import { choiceDraft, type Draft, GAP, lengthPenalty } from '../draft.ts'
import type { Passage, Sentence } from '../passage.ts'
import { worded } from '../wording.ts'

/** What a sentence does something for, or why it is so. */
interface Reason {
  sentence: Sentence
  /** Before it, without a comma at its end. */
  statement: string
  words: string
}

/** Asks for a reason or an aim; those of other sentences are the wrong answers. */
export function reasons({ sentences, everySentence, locale }: Passage, random: Random): Draft[] {
  const all = everySentence.flatMap((sentence) => reasonIn(sentence, locale) ?? [])
  return all.flatMap((reason) => {
    const { sentence, statement, words } = reason
    if (!sentences.includes(sentence) || statement.length < 20 || statement.length > 130) return []
    const said = contentWords(statement)
    const others = all.filter(
      (other) =>
        other !== reason &&
        !POINTING[locale].test(other.words) &&
        !contentWords(other.words).some((word) => said.includes(word)),
    )
    const isGivenAway = contentWords(words).some((word) => said.includes(word))
    const wrong = wrongAnswers(
      words,
      others.map((other) => other.words),
      random,
    )
    if (!wrong || isGivenAway) return []
    const title = worded(locale, 'complete', { gap: `${statement} ${GAP}` })
    return [
      choiceDraft({ title, sentence, quality: 0.8 - lengthPenalty(statement), hardness: 0.55 }, words, wrong),
    ]
  })
}

function reasonIn(sentence: Sentence, locale: Locale): Reason | undefined {
  for (const pattern of FORMS[locale]) {
    const { statement = '', words = '' } = pattern.exec(sentence.text)?.groups ?? {}
    if (words.length >= 14 && words.length <= 100) return { sentence, statement, words }
  }
}

/** Its pronouns would mean nothing after another statement. */
const POINTING: Record<Locale, RegExp> = {
  en: /^(?:because )?(?:it|they|he|she|its|their|his|her|this|these)\b|\b(?:this|these|them|him)\b/,
  fr: /(?:parce qu|car )(?:’|e )?(?:il|elle|ils|elles|on|son|sa|ses|leurs?|ce|cela)(?!\p{L})|(?<!\p{L})(?:cette|cet|ces|les (?=\p{L}+er(?!\p{L}))|l’(?=\p{L}+er(?!\p{L})))/u,
}

const FORMS: Record<Locale, readonly RegExp[]> = {
  en: [
    /^(?<statement>[^:;]+?),? (?<words>because (?!of\b)[^,:;]+)/,
    /^(?<statement>[^:;]+?),? (?<words>(?:in order to|so as to) [^,:;]+)/,
    /^(?<statement>[^:;]+? \p{L}{3,}),? (?<words>to (?:avoid|reduce|prevent|protect|help|increase|control|measure|determine|recover|finance|save|restore|support|attract|raise|lower|collect|defend|escape|detect|ensure|improve|separate|restrict|limit|fight|warn|replace|pay for) [^,:;]+)$/u,
  ],
  fr: [
    /^(?<statement>[^:;]+?),? (?<words>(?:parce que |parce qu’|car )[^,:;]+)/,
    /^(?<statement>(?!.*(?<!\p{L})(?:trop|assez|suffi\p{L}*|faut|faudra|temps|besoin|moyen)(?!\p{L}))[^:;]+?),? (?<words>(?:afin de |afin d’|pour )(?:ne pas |se |s’)?\p{Ll}{2,}(?:er|ir|re|oir)(?!\p{L})[^,:;]*)/u,
  ],
}
