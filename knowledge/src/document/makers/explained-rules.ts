import type { Locale } from '@probant/contract/locales'
import { type Draft, lengthPenalty, openDraft } from '../draft.ts'
import { lowerFirst, upperFirst } from '../first-letter.ts'
import { ADDRESSED, asRule } from '../french/addressed.ts'
import { keyOf, type Passage } from '../passage.ts'
import { pointsOut } from '../pointing.ts'
import { isSelfContained, withoutConnector } from '../self-contained.ts'
import { worded } from '../wording.ts'

/** Asks why a rule holds, if it says so after a colon or tells its readers: `Gloves are forbidden here: they could be caught`. */
export function explainedRules(passage: Passage): Draft[] {
  const { locale, text } = passage
  return text.split('\n').flatMap((paragraph) =>
    paragraph.split(/(?<=\p{Ll}[.;])\s+/u).flatMap((source) => {
      const rule = ruleIn(withoutConnector(source.replace(/\s*[.;]$/, ''), locale), passage)
      if (!rule) return []
      const title = worded(locale, 'explainWhy', { statement: rule })
      const own = {
        text: rule,
        source: upperFirst(source.replace(/;$/, '.')),
        key: keyOf(source),
        clause: undefined,
      }
      return [openDraft({ title, sentence: own, quality: 0.8 - lengthPenalty(rule), hardness: 0.6 }, 3)]
    }),
  )
}

function ruleIn(text: string, { locale, subject, grammar }: Passage): string | undefined {
  const { head = '', reason = '' } = EXPLAINED[locale].exec(text)?.groups ?? {}
  if (head.length >= 20 && RULE[locale].test(head) && grammar.hasVerb(upperFirst(reason))) {
    const clause = grammar.clauseOf(head)
    const isClear =
      isSelfContained(head, { locale, before: [], subject, clause }) &&
      !pointsOut(head, { locale, subject, clause }) &&
      !ADDRESSED.test(head)
    if (isClear) return grammar.midSentence(head).replace(/^On /, 'on ').replace(/^Il /, 'il ')
  }
  const order = locale === 'fr' ? BECAUSE.exec(upperFirst(text))?.groups?.order : undefined
  const rule = order && order.length >= 20 && !/:/.test(order) ? asRule(order) : undefined
  return rule && lowerFirst(rule).replace(/^(?=[^,]{4,70}, il faut )/u, ', ')
}

/** Here a whole statement says why. */
const EXPLAINED: Record<Locale, RegExp> = {
  en: /^(?<head>[^:;]{20,130}): (?<reason>(?:it|they|the|an?|otherwise) [^:]{12,})$/u,
  fr: /^(?<head>[^:;]{20,130})\s: (?<reason>(?:ils?|elles?|cela|ces|cette|les?|la|une?|sinon,) [^:]{12,}|l’[^:]{12,})$/u,
}

const RULE: Record<Locale, RegExp> = {
  en: /\b(?:must(?: not)?|never|(?:is|are) (?:strictly )?(?:forbidden|prohibited|compulsory|banned|not allowed|required))\b/,
  fr: /(?<!\p{L})(?:doi(?:t|vent)|(?:est|sont) (?:strictement |formellement )?(?:interdit|obligatoire|déconseillé|proscrit)e?s?|il (?:ne )?faut|on (?:ne |n’)\p{Ll}+ (?:pas|jamais|ni))(?!\p{L})/iu,
}

const BECAUSE =
  /^(?<order>[^:;]{15,130}?),? (?:car|parce que|parce qu’|afin de|afin d’|afin que|pour que|pour éviter) ?[^;]{12,}$/u
