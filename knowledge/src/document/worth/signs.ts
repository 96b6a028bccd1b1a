import type { Locale } from '@probant/contract/locales'
import { comparable } from '../../comparable.ts'
import { type Draft, GAP } from '../draft.ts'
import type { Passage } from '../reading/passage.ts'
import { contentWords } from '../terms/content-words.ts'
import { findFigures } from '../terms/numbers.ts'

/** What can be told of a question before anybody reads it, by name: 1 where it is so, or how much of it there is. */
export type Signs = Record<string, number>

/** What a reader's verdict may depend on. Which of it does, and how much, is learnt from verdicts (`weights.json`). */
export function signsOf(draft: Draft, passage: Passage): Signs {
  const kind = `${draft.type}${'isTrue' in draft ? (draft.isTrue ? ' true' : ' false') : ''}`
  return {
    [`is ${kind}`]: 1,
    [`made by ${draft.maker} ${kind}`]: 1,
    ...(draft.way && { [`by ${draft.way} ${'isTrue' in draft ? kind : draft.type}`]: 1 }),
    [`rated ${draft.type}`]: (draft.rating ?? draft.quality) - 0.7,
    ...ofSetting(draft, passage),
    ...ofWording(draft, passage),
    ...ofAnswer(draft, passage),
  }
}

/** How the sentence hangs together with what stands around it. */
function ofSetting(
  { sentence, context, title, besides }: Draft,
  { settings, clear, subject, text }: Passage,
): Signs {
  const setting = settings.get(sentence.key)
  const topic = contentWords(subject)
  const words = contentWords(sentence.text)
  const plain = comparable(text)
  const often = words.filter((word) => plain.split(word).length > 3)
  return {
    'after a sentence': flag(context === 'sentence'),
    'after a heading': flag(context === 'heading'),
    'points to more': setting?.openCount ?? 0,
    'points to what was said': flag(context === undefined && setting?.before !== undefined),
    'is no statement of its own': flag(
      besides === undefined && !clear.some(({ key }) => key === sentence.key),
    ),
    'opens its paragraph': flag(setting?.isFirst),
    'names the subject': flag(topic.some((word) => comparable(title).includes(word))),
    'speaks of what the text speaks of': words.length === 0 ? 0 : often.length / words.length,
    'has few words': flag(words.length < 5),
    'has a clause': flag(sentence.clause),
  }
}

function ofWording(draft: Draft, { locale }: Passage): Signs {
  const { title, sentence } = draft
  const { text } = sentence
  const found = SIGNS[locale]
  const figures = findFigures(title, locale)
  const own = 'guidance' in draft ? title : text
  return {
    'is long': Math.max(0, title.length - 130) / 100,
    'is short': flag(title.length < 60),
    'names a year': flag(figures.some(({ kind }) => kind === 'year' || kind === 'date')),
    'names figures': Math.min(3, figures.filter(({ kind }) => kind !== 'year' && kind !== 'date').length),
    'names somebody or somewhere': Math.min(3, title.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)?.length ?? 0),
    quotes: flag(/[“”«»"]/.test(text)),
    'has a colon': flag(/\p{L}\s?: /u.test(text)),
    'has several parts': Math.min(4, text.match(/[,;–—]/g)?.length ?? 0),
    'is of the past': flag(found.past.test(own) && !found.present.test(own)),
    'says what is': flag(found.being.test(own)),
    denies: flag(found.denying.test(own)),
    'compares with nothing': flag(found.comparing.test(own) && !found.compared.test(own)),
    'has pronouns': Math.min(3, own.match(found.pronouns)?.length ?? 0),
    'begins with a pronoun': flag(found.pronounFirst.test(own)),
    'begins with “the”': flag(found.definite.test(own)),
    'begins with “a”': flag(found.indefinite.test(own)),
    'begins with a case': flag(found.ifFirst.test(own)),
    'begins with a place or time': flag(found.leadFirst.test(own)),
    'is a rule': flag(found.rule.test(own)),
    'is for the reader': flag(found.reader.test(own)),
    counts: flag(found.counting.test(own)),
    'links to something': flag(found.linking.test(own)),
    'says how sure it is': flag(found.hedging.test(own)),
    'is absolute': flag(found.absolute.test(own)),
    'gives a reason': flag(found.reason.test(own)),
    'tells a story': flag(found.story.test(own)),
  }
}

function ofAnswer(draft: Draft, { text }: Passage): Signs {
  const { type, title } = draft
  if ('guidance' in draft)
    return { 'has a long guidance': Math.min(2, draft.guidance.length / 300), describes: flag(draft.isWhole) }
  const answer = 'correct' in draft ? draft.correct : 'accepted' in draft ? (draft.accepted[0] ?? '') : ''
  if (!answer) return {}
  const plain = ` ${comparable(text)} `
  const at = title.indexOf(GAP)
  const lengths = 'wrong' in draft ? draft.wrong.map((one) => (typeof one === 'string' ? one.length : 0)) : []
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  return {
    [`${type}: answer is a figure`]: flag(/^[\d.,\s]+\S{0,3}$/.test(answer) || draft.isFigure),
    [`${type}: answer is a name`]: flag(
      /^\p{Lu}\p{Ll}/u.test(answer) && !/[.]$/.test(answer) && answer.split(' ').length < 4 && at > 0,
    ),
    [`${type}: answer is long`]: Math.min(3, answer.split(' ').length / 4),
    [`${type}: answer is said often`]: Math.min(4, plain.split(` ${comparable(answer)} `).length - 1),
    [`${type}: blank at the beginning`]: flag(at >= 0 && at / title.length < 0.3),
    [`${type}: blank at the end`]: flag(at >= 0 && at / title.length > 0.8),
    [`${type}: has no blank`]: flag(at < 0),
    [`${type}: right one is longest`]: flag(lengths.length > 0 && answer.length > 1.4 * mean),
    [`${type}: right one is shortest`]: flag(lengths.length > 0 && answer.length < 0.7 * mean),
  }
}

function flag(found: unknown): number {
  return found ? 1 : 0
}

interface Found {
  past: RegExp
  present: RegExp
  being: RegExp
  denying: RegExp
  comparing: RegExp
  compared: RegExp
  pronouns: RegExp
  pronounFirst: RegExp
  definite: RegExp
  indefinite: RegExp
  ifFirst: RegExp
  leadFirst: RegExp
  rule: RegExp
  reader: RegExp
  counting: RegExp
  linking: RegExp
  hedging: RegExp
  absolute: RegExp
  reason: RegExp
  story: RegExp
}

const SIGNS: Record<Locale, Found> = {
  en: {
    past: /\b(?:was|were|had|did|\p{Ll}{3,}ed|became|began|made|took|came|fell|rose)\b/u,
    present: /\b(?:is|are|has|have|can|does|do|must|may)\b/,
    being: /\b(?:is|are) (?:an?|the|called|known)\b/,
    denying: /\b(?:not|never|no|nobody|nothing|cannot|without|neither|nor)\b/i,
    comparing:
      /\b(?:more|less|fewer|better|worse|(?:high|low|larg|great|small|few|long|short|old|young|fast|slow|earli|lat|strong|weak|warm|cool|cheap|near|far|light|heavi|eas|hard)(?:er|ier))\b/i,
    compared: /\bthan\b/,
    pronouns: /\b(?:it|its|they|them|their|he|him|his|she|her|this|these|those)\b/gi,
    pronounFirst: /^(?:It|Its|They|Their|He|His|She|Her|This|These|Those|Both|Some|Others?)\b/,
    definite: /^The\b/,
    indefinite: /^An?\b/,
    ifFirst: /^(?:If|When|Where|Once|Unless|Before|After|While|As)\b/,
    leadFirst: /^(?:In|On|At|By|During|From|For|Under|Between|Until|Since)\b/,
    rule: /\b(?:must|should|may not|cannot|has to|have to|is required|are required|is forbidden|need to|needs to)\b/,
    reader: /\byou(?:r|rs)?\b/i,
    counting:
      /\b(?:first|second|third|two|three|four|several|many|various|another|others?|both|same|such)\b/i,
    linking: /\b(?:also|too|however|therefore|thus|then|instead|even|still|yet|again|already|now|today)\b/i,
    hedging:
      /\b(?:often|usually|sometimes|generally|mostly|about|around|almost|nearly|may|might|can|roughly|probably|most)\b/i,
    absolute: /\b(?:only|all|always|every|each|never|any|exactly|at least|at most)\b/i,
    reason: /\b(?:because|so that|therefore|since|so|due to|in order to|to avoid|which is why|as a result)\b/,
    story:
      /\b(?:one day|that (?:day|night|year|evening)|he|she|said|told|asked|himself|herself|incident|yesterday|last (?:year|week|month))\b/i,
  },
  fr: {
    past: /(?<!\p{L})(?:était|étaient|fut|furent|avait|avaient|\p{Ll}{3,}(?:èrent|irent|urent|aient|ait)|(?:a|ont|est|sont) (?:\p{Ll}+ )?\p{Ll}+(?:é|és|ée|ées|i|is|it|u|us|ue))(?!\p{L})/u,
    present: /(?<!\p{L})(?:est|sont|peut|peuvent|doit|doivent|permet|permettent|faut)(?!\p{L})/u,
    being: /(?<!\p{L})(?:est|sont) (?:une?|le|la|les|l’|des|appelée?s?)/u,
    denying: /(?<!\p{L})(?:ne|n’|jamais|aucune?|rien|sans|ni|non)(?!\p{L})/iu,
    comparing: /(?<!\p{L})(?:plus|moins|meilleure?s?|pire|davantage|mieux)(?!\p{L})/iu,
    compared:
      /(?<!\p{L})(?:que|qu’)|(?<!\p{L})plus (?:de|d’|en plus)|(?<!\p{L})(?:le|la|les) (?:plus|moins)(?!\p{L})|(?:ne|n’)/u,
    pronouns:
      /(?<!\p{L})(?:ils?|elles?|lui|leurs?|son|sa|ses|ce|cet|cette|ces|celui|celle|ceux|celles|y|en(?= \p{Ll}+(?:e|t|nt) ))(?!\p{L})/giu,
    pronounFirst:
      /^(?:Ils?|Elles?|Son|Sa|Ses|Leurs?|Ce|Cet|Cette|Ces|Celui|Celle|Ceux|On|Certaine?s|D’autres|C’)/u,
    definite: /^(?:Le|La|Les|L’)/,
    indefinite: /^(?:Une?|Des)(?!\p{L})/u,
    ifFirst: /^(?:Si|S’|Quand|Lorsqu|Dès|Avant|Après|Tant)/u,
    leadFirst: /^(?:En|À|Au|Aux|Dans|Par|Pour|Pendant|Sous|Entre|Depuis|Chez|Sur)(?!\p{L})/u,
    rule: /(?<!\p{L})(?:doit|doivent|devez|faut|interdit|obligatoire|ne peut|ne peuvent|exigé)(?!\p{L})/u,
    reader: /(?<!\p{L})(?:vous|votre|vos|on|\p{Lu}?\p{Ll}+ez)(?!\p{L})/iu,
    counting:
      /(?<!\p{L})(?:premi\p{Ll}+|second\p{Ll}*|deuxième|troisième|deux|trois|quatre|plusieurs|autres?|mêmes?|tels?|telles?)(?!\p{L})/iu,
    linking:
      /(?<!\p{L})(?:aussi|également|cependant|pourtant|donc|ainsi|alors|puis|ensuite|encore|déjà|toujours|aujourd’hui|désormais|en effet)(?!\p{L})/iu,
    hedging:
      /(?<!\p{L})(?:souvent|généralement|parfois|environ|près de|presque|peut|peuvent|surtout|plutôt|quelque|la plupart)(?!\p{L})/iu,
    absolute:
      /(?<!\p{L})(?:seule?s?|seulement|tous|toutes|toute?|chaque|jamais|aucune?|exactement|au moins|au plus|que)(?!\p{L})/iu,
    reason: /(?<!\p{L})(?:parce qu|car|puisque|afin|pour que|donc|grâce|à cause|c’est pourquoi|si bien)/u,
    story:
      /(?<!\p{L})(?:un jour|ce jour-là|cette (?:année|nuit)|dit|raconte|demande|lui-même|elle-même|il|elle|hier)(?!\p{L})/iu,
  },
}
