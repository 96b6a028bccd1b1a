import type { Locale } from '@probant/contract/locales'
import type { Random } from '../../random.ts'
import { capitalised } from '../../wording.ts'
import { wrongAnswers } from '../../wrong-answers.ts'
import { choiceDraft, type Draft, lengthPenalty, statementDraft } from '../draft.ts'
import { contrary } from '../falsifying/opposites.ts'
import { lowerFirst } from '../first-letter.ts'
import { isInstruction } from '../reading/fragments.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { worded } from '../wording.ts'
import { aboutFigures } from './about-figures.ts'
import { isClear } from './about-instructions.ts'

/** An instruction as a rule that is true or false, `You should never blame a colleague`, and as what must not be done. */
export function rules(passage: Passage, random: Random): Draft[] {
  const { locale, subject, everySentence } = passage
  // French instructions are infinitives, of which no such rule can be made without their subject.
  if (locale === 'fr') return []
  const orders = everySentence.flatMap((sentence) => orderIn(sentence, passage) ?? [])
  const wanted = orders.map(({ order }) => order).filter((order) => PLAIN.test(order))
  return orders.flatMap(({ order, sentence }) => {
    const rule = ruleOf(order)
    if (!rule) return []
    const quality = 0.68 - lengthPenalty(order)
    const wrong = mistaken(order, locale)
    return [
      draftOf(`${rule}.`, { sentence, quality }, true),
      ...(wrong ? [draftOf(`${wrong}.`, { sentence, quality: quality + 0.08 }, false)] : []),
      ...forbidden(order, sentence),
      ...aboutFigures({ ...passage, sentences: [{ ...sentence, text: rule }] }, random).filter(
        (draft) => 'isTrue' in draft,
      ),
    ]
  })

  function forbidden(order: string, sentence: Sentence): Draft[] {
    const deed = FORBIDDEN.exec(order)?.groups?.deed
    if (!deed || NEGATED.test(deed) || deed.length > LONGEST) return []
    const wrong = wrongAnswers(capitalised(deed), wanted, random)
    if (!wrong) return []
    const topic = subject.replace(/\s*\([^)]*\)$/, '')
    const title = worded(locale, 'shouldNot', { topic })
    return [choiceDraft({ title, sentence, quality: 0.7, hardness: 0.3 }, capitalised(deed), wrong)]
  }
}

interface Order {
  order: string
  sentence: Sentence
}

/** Without its reason; undefined if it says nothing to whoever has not the text. */
function orderIn(sentence: Sentence, passage: Passage): Order | undefined {
  const order = sentence.text.replace(REASON, '')
  const isOrder = isInstruction(order, passage.locale) && !REMINDER.test(order)
  return isOrder && isClear({ ...sentence, text: order }, passage) ? { order, sentence } : undefined
}

function draftOf(title: string, rated: { sentence: Sentence; quality: number }, isTrue: boolean): Draft {
  return statementDraft({ title, ...rated, hardness: isTrue ? 0.3 : 0.45 }, isTrue)
}

/** `If the alarm rings, leave the room`: `If the alarm rings, you should leave the room`. */
function ruleOf(order: string): string | undefined {
  const [, when = '', main = order] = CASE.exec(order) ?? []
  const said = lowerFirst(main)
    .replace(/^please /, '')
    .replace(/^(?:always|then|next|first|now|simply) /, '')
  if (/, (?:then|and then)\b|;/.test(said)) return undefined
  const should = NOT.test(said) ? said.replace(NOT, 'should not ') : `should ${said}`
  return when ? `${when}, you ${should}` : `You ${should}`
}

/** What must not be done, as if it had to be; or the opposite of what has to be done. */
function mistaken(order: string, locale: Locale): string | undefined {
  const forbidden = FORBIDDEN.exec(order)?.groups?.deed
  if (forbidden) return ANY.test(forbidden) || NEGATED.test(forbidden) ? undefined : `You should ${forbidden}`
  const rule = ruleOf(order)
  return (
    rule && (contrary(rule, locale) ?? (TIMED.test(rule) ? rule.replace(' before ', ' after ') : undefined))
  )
}

/** Something has to be done first, and nothing is said of what comes after. */
const TIMED = /^You should (?!.* (?:after|not|before .* before) ).{8,} before (?!it |they |them )/

const CASE = /^((?:If|When|Where|Before|After|Once|While|In|During|With)\b[^,]+), (.+)$/
const REASON = /,? (?:because|since|so that|as (?:it|they|this)) .+$/
const REMINDER =
  /^(?:Note|Remember|Notice|Recall|Let|Learn|Look|See|Have|Be (?:able|aware|sure)|Take (?:an?|the) (?!\p{Ll}+ )\S+$)\b/u
/** Neither in some cases only, nor forbidden. */
const PLAIN =
  /^(?!Always|Never|Do not|Don’t|If|When|Where|Before|After|Once|While|In|During|With|For|To)[^;:]{12,90}$/
const LONGEST = 90
const NOT = /^do not /
const FORBIDDEN = /^(?:Never|Do not) (?<deed>[^,;]+(?:, [^;]+)?)$/
/** `Do not promise anything`: without its negation it would be said otherwise. */
const ANY = /\b(?:any|anything|anyone|anybody|ever|unless|until|yet)\b/
const NEGATED = /\b(?:not|never|no|nor|without)\b/
