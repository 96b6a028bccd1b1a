import type { Locale } from '@probant/contract/locales'
import { elided } from '../../elision.ts'
import { upperFirst } from '../first-letter.ts'
import { genderOf } from '../french/words.ts'
import type { Clause, Grammar } from '../grammar.ts'

/** What a sentence is about, and a pronoun at the beginning of the next one stands for. */
export interface Topic {
  /** As it is written within a sentence. */
  named: string
  isPlural: boolean
  isName: boolean
  gender: 'M' | 'F' | undefined
  /** Where the sentence may name something else that a pronoun could stand for. */
  about: string
}

/** Undefined where another sentence would have to name it again. */
export function topicOf(text: string, clause: Clause | undefined, grammar: Grammar): Topic | undefined {
  const phrase = clause && grammar.phraseOf(clause)
  if (!clause || !phrase) return undefined
  const { locale } = grammar
  const { subject, verb, rest, apposition, isPlural, gender } = clause
  // `A young man was hurt`: one of many, whom another sentence would have to name again.
  if (INDEFINITE[locale].test(subject) && !BEING_NOW[locale].test(`${verb} ${rest}`)) return undefined
  if (POINTING_SUBJECT[locale].test(subject)) return undefined
  if (phrase.isName && OTHER_PERSON[locale].test(text.slice(text.indexOf(subject) + subject.length)))
    return undefined
  const about = BEING[locale].test(verb) ? '' : `${apposition}, ${verb} ${rest}`
  return { named: grammar.midSentence(subject), isPlural, isName: phrase.isName, gender, about }
}

/** Is nobody else named in the sentence, so that a person goes on being what the text is about? */
export function staysWith(sentence: string, { named, isName }: Topic, locale: Locale): boolean {
  const others = sentence
    .replace(/^\p{Lu}\p{Ll}* /u, '')
    .replace(new RegExp(named.split(' ').join('|'), 'gu'), '')
  return (
    isName && named.length > 3 && ABOUT_SOMEBODY[locale].test(sentence) && !OTHER_PERSON[locale].test(others)
  )
}

const ABOUT_SOMEBODY: Record<Locale, RegExp> = {
  en: /\b(?:he|she|his|her|him)\b/i,
  fr: /(?<!\p{L})(?:il|elle|lui|son|sa|ses)(?!\p{L})/iu,
}

const INDEFINITE: Record<Locale, RegExp> = { en: /^An? /, fr: /^(?:une?|des) /i }
const BEING: Record<Locale, RegExp> = {
  en: /^(?:is|are|was|were)$/,
  fr: /^(?:est|sont|était|étaient|fut|furent)$/,
}
const BEING_NOW: Record<Locale, RegExp> = {
  en: /^(?:is|are)\b/,
  fr: /^(?:est|sont) (?:une?|les?|la|des|tout|toute)(?!\p{L})|^(?:est|sont) l’/u,
}
const POINTING_SUBJECT: Record<Locale, RegExp> = {
  en: /\b(?:its|his|her|their|this|these|other|case|example|reason|result|\p{Ll}+est)\b/iu,
  fr: /(?<!\p{L})(?:son|sa|ses|leurs?|cet?|cette|ces|autres?|cas|exemple|raison|résultat|moyenne)(?!\p{L})/iu,
}

/** A name or a noun for somebody, unless it is a place. */
const OTHER_PERSON: Record<Locale, RegExp> = {
  en: /(?<!\b(?:in|at|near|of|from|to|the|an?|on) )(?<![\p{L}’.-]|\p{Lu}[\p{L}.-]* )\p{Lu}\p{Ll}+(?! \d{4}|(?:ary|ber|st|ch|il|e)? \d)|\b(?:man|woman|king|queen|brother|sister|father|mother|son|daughter|wife|husband|friend|partner|teacher|pupil|student|citizen|merchant|colleague|rival|emperor|pope|minister|company)\b/u,
  fr: /(?<!(?:^|[\s’])(?:à|en|au|aux|vers|dans|près de|de|du|la|le|les|sur|mer|mont|montagne|forêt|vallée|île|rue|place) |(?:de la |de l’|l’|d’))(?<![\p{L}’.-]|\p{Lu}[\p{L}.-]* )\p{Lu}\p{Ll}+|(?<!\p{L})(?:homme|femme|roi|reine|frère|sœur|père|mère|fils|fille|épouse|mari|ami|associé|élève|ministre|empereur|pape|collègue)(?!\p{L})/u,
}

/** Does it name another thing of that number and gender, as what somebody does something to? */
const namesAnother: Record<Locale, (about: string, isPlural: boolean, gender: 'M' | 'F') => boolean> = {
  en: (about, isPlural) =>
    [
      ...about.matchAll(
        /(?<!\b(?:of|in|on|at|by|from|to|with|for|into|through|during|between|around) )(?<=[ ,](?:the|an?|one|its|their) )((?:\p{Ll}+ ){0,2}?)(\p{Ll}{3,})(?= (?:of|in|on|at|by|from|to|with|for|into|that|which|and|is|are)\b|[,.;:]|$)/gu,
      ),
    ].some(([match, , noun = '']) => !isPlural && !/s$/.test(noun) && match !== '') ||
    (isPlural && /(?:^|, )\S+ (?:\p{Ll}+ )?\p{Ll}{3,}s\b/u.test(about)),
  fr: (about, isPlural, gender) =>
    [
      ...about.matchAll(
        /(?<!(?:\s|’)(?:de|à|dans|par|pour|sur|en|avec|entre|vers|sans|sous|chez|contre|selon|depuis|pendant) )(?<![\p{L}’])(le |la |l’|une? |les |des |son |sa |ses )(\p{Ll}{3,})/gu,
      ),
    ].some(
      ([, article = '', noun = '']) =>
        /^(?:les|des|ses) $/.test(article) === isPlural && (isPlural || genderOf(noun) === gender),
    ),
}

/** The sentence with its first pronoun replaced by the topic; undefined if it has none, or might not mean that. */
export function withTopic(text: string, topic: Topic, locale: Locale): string | undefined {
  const owned = locale === 'fr' ? withOwner(text, topic) : undefined
  if (owned) return owned
  const { lead = '', pronoun = '', rest = '' } = PRONOUN[locale].exec(text)?.groups ?? {}
  if (
    !pronoun ||
    IMPERSONAL[locale].test(`${pronoun} ${rest}`) ||
    !agrees(pronoun.toLowerCase(), topic, locale)
  )
    return undefined
  if (OUTSIDE_LEAD[locale].test(lead)) return undefined
  return (
    lead + (lead ? topic.named : upperFirst(topic.named)) + (POSSESSIVE.test(pronoun) ? '’s ' : ' ') + rest
  )
}

/** `Son rôle est …`: `Le rôle de la bile est …`, if nothing else of that number is named. */
function withOwner(text: string, { named, isPlural, about }: Topic): string | undefined {
  const { pronoun = '', noun = '', rest = '' } = OWNED.exec(text)?.groups ?? {}
  if (!pronoun || /^Leurs?$/.test(pronoun) !== isPlural) return undefined
  // Of a name and of what is said of it, either may own something.
  if ((['M', 'F'] as const).some((gender) => namesAnother.fr(about, isPlural, gender))) return undefined
  if (!isPlural && /(?<!\p{L})\p{Lu}/u.test(about)) return undefined
  const gender = genderOf(noun)
  const isMany = /^(?:Ses|Leurs)$/.test(pronoun)
  if (!gender) return undefined
  const owner = named.startsWith('le ')
    ? `du ${named.slice('le '.length)}`
    : named.startsWith('les ')
      ? `des ${named.slice('les '.length)}`
      : elided('de ', named) + named
  const article = isMany ? 'Les ' : elided(gender === 'F' ? 'La ' : 'Le ', noun)
  return `${article}${noun} ${owner} ${rest}`
}

const OWNED =
  /^(?<pronoun>Son|Sa|Ses|Leurs?) (?<noun>\p{Ll}{4,}) (?<rest>(?:est|sont|était|étaient|fut|furent|consiste|a|ont|avait|permet|permettent|dure|durait|comprend|peut|peuvent|doit|doivent|repose|reposent|commence|à|aux?|en|sur|pour|contre)(?!\p{L}).+)$/u

const POSSESSIVE = /^(?:[Hh]is|[Hh]er|[Ii]ts|[Tt]heir)$/

const PRONOUN: Record<Locale, RegExp> = {
  en: /^(?<lead>(?:(?:In|On|By|At|After|From|During|Until|Since|Around|Between|To|For|With)\b[^,:]{2,70}?,? )?)(?<pronoun>[Hh]e|[Ss]he|[Ii]t|[Tt]hey|His|Her|Its) (?<rest>\p{Ll}.+)$/u,
  fr: /^(?<lead>(?:(?:En|À|Au|Aux|Le \d|Dès|Depuis|Pendant|Durant|Après|Avant|Vers|Sous|Dans|Chez|Entre|Pour|Jusqu’|\p{Lu}\p{Ll}+(?:é|i|u)e?s?)(?!\p{L})[^,:]{1,60}, |(?:En|Vers|Dès) \d{4} )?)(?<pronoun>[Ii]ls?|[Ee]lles?) (?<rest>\p{L}.+)$/u,
}

const OUTSIDE_LEAD: Record<Locale, RegExp> = {
  en: /\b(?:it|he|she|they|this|that|these|those|him|them|such)\b/i,
  fr: /(?<!\p{L})(?:il|elle|ils|elles|ce|cet|cette|ces|cela|y|lui|leurs?)(?!\p{L})/iu,
}

const IMPERSONAL: Record<Locale, RegExp> = {
  en: /^it (?:(?:\p{Ll}+ly |also |therefore |then |often |not )*(?:seems?|appears?|takes?|took|follows|remains|rains|turned out|happens|helps)\b|(?:is|was|would be|may be|can be|will be|has been|became|becomes)\b(?! (?:(?:also|often|usually|now|still|then|first|not|mainly|\p{Ll}+ly) )*(?:an?|one of|the (?:\p{Ll}+est|most|only|main)|\p{Ll}{3,}(?:ed|wn|en)|made|found|built|kept|sold|cut|held|put|composed|part|in|at|near|located)(?= )(?! (?:that|to know|to be)\b)))/iu,
  fr: /^il (?:n’|ne |en |y )?(?:faut|fallut|fallait|faudra|existe|existait|a fallu|s’agit|s’agissait|résulte|suffit|convient|arrive|reste|semble|paraît|vaut|importe|manque|pleut|se peut|s’ensuit|a(?! \p{Ll}+(?:é|i|u|is|it|ert)(?!\p{L}))|avait(?! \p{Ll}+(?:é|i|u|is|it)(?!\p{L}))|(?:est|était|fut|sera|serait|a été|devient) (?:\p{L}+ment |plus |très |donc |alors |trop )*(?:possible|nécessaire|important|interdit|conseillé|recommandé|impossible|difficile|facile|rare|obligatoire|préférable|essentiel|vrai|temps|question|probable|prévu|clair|utile|inutile|courant|d’usage|\d)(?!\p{L}))/iu,
}

function agrees(pronoun: string, topic: Topic, locale: Locale): boolean {
  const { isName, isPlural, gender, named, about } = topic
  if (locale === 'fr') {
    const own = pronoun.startsWith('elle') ? 'F' : 'M'
    return (
      pronoun.endsWith('s') === isPlural && (gender ?? own) === own && !namesAnother.fr(about, isPlural, own)
    )
  }
  if (/^(?:he|she|his|her)$/.test(pronoun)) return isName && !isPlural && /^\p{Lu}/u.test(named)
  // Whether a name is that of a person is not sure, but `IBM` is none.
  if (isName && !isPlural && !/^(?:the |\p{Lu}{2})/u.test(named)) return false
  if (pronoun === 'its' && !isName) return false
  return (pronoun === 'they') === isPlural && !namesAnother.en(about, isPlural, 'M')
}
