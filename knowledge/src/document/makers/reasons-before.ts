import type { Locale } from '@probant/contract/locales'
import { type Draft, lengthPenalty, openDraft } from '../draft.ts'
import { upperFirst } from '../first-letter.ts'
import { keyOf, type Passage } from '../reading/passage.ts'
import { pointsOut } from '../reading/pointing.ts'
import { isSelfContained } from '../reading/self-contained.ts'
import { splitSentences } from '../reading/sentences.ts'
import { worded } from '../wording.ts'

/** Asks why, if a sentence says that the one before it is the reason: `For this reason, …`. */
export function reasonsBefore(passage: Passage): Draft[] {
  const { locale } = passage
  return passage.text.split('\n').flatMap((paragraph) => {
    const all = splitSentences(paragraph, locale)
    return all.flatMap((source, index) => {
      const before = all[index - 1]
      const statement = before && statementIn(source, passage)
      if (!statement || !paragraph.includes(`${before} ${source}`)) return []
      const said = WITHIN.test(source) ? source : `${before} ${source}`
      const title = worded(locale, 'explainWhy', { statement })
      const sentence = {
        text: statement,
        source: said,
        key: keyOf(source),
        clause: undefined,
      }
      return [openDraft({ title, sentence, quality: 0.86 - lengthPenalty(statement), hardness: 0.68 }, 5)]
    })
  })
}

function statementIn(source: string, { locale, subject, grammar }: Passage): string | undefined {
  const statement = THEREFORE[locale].exec(source)?.groups?.statement?.trim()
  if (!statement || statement.length < 25 || statement.length > 150) return undefined
  const text = upperFirst(statement)
  const clause = grammar.clauseOf(text)
  const isClear =
    grammar.hasVerb(text) &&
    isSelfContained(text, { locale, before: [], subject, clause }) &&
    !pointsOut(text, { locale, subject, clause }) &&
    !SINGLE[locale].test(statement)
  return isClear ? statement : undefined
}

/** `the islands get older`: which ones was said before. */
const SINGLE: Record<Locale, RegExp> = {
  en: /^the \p{Ll}+ (?!of|in|that|which|for|between|\p{Ll}+ (?:is|are|was|were))/u,
  fr: /^(?:le |la |les |l’)\p{Ll}+ (?!de |d’|du |des |à |qui |que |en )/u,
}

/** The sentence itself gives the reason in its first half. */
const WITHIN = /; for this reason,/

const THEREFORE: Record<Locale, RegExp> = {
  en: /^(?:For this reason,?|That is why|This is why|This explains why|As a result,|Consequently,|Because of this,|(?:[^:;]+); for this reason,) (?<statement>[^:;]+?)(?:;.*)?\.$/u,
  fr: /^(?:C’est pourquoi|C’est pour cela qu(?:e |’)|C’est pour cette raison qu(?:e |’)|C’est la raison pour laquelle|Voilà pourquoi|Par conséquent,|En conséquence,|Cela explique pourquoi|Pour cette raison,) ?(?<statement>[^:;]+?)(?:\s?[:;].*)?\.$/u,
}
