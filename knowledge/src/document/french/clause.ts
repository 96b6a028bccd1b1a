import type { Clause } from '../grammar.ts'
import { finiteForm, genderOf, isParticiple } from './words.ts'

/** Finds the subject at the beginning of a sentence and its verb, by the articles and a lexicon of verb forms. */
export function frenchClause(text: string): Clause | undefined {
  const lead = LEAD.exec(text)?.[0] ?? ''
  const body = text.slice(lead.length)
  const start = ARTICLE.exec(body)
  const words = wordsOf(body, start?.[0].length ?? 0)
  const isName = !start
  if (isName && (!/^\p{Lu}/u.test(body) || NO_SUBJECT.test(body))) return undefined

  for (let at = 1; at < Math.min(words.length, LONGEST_SUBJECT); at++) {
    const word = words[at] as Word
    if (/^(qui|que|qu’|dont|où|et|ou|mais|ni)$/i.test(word.text)) return undefined
    if (/,$/.test(body.slice(0, word.start).trimEnd()))
      return afterAside({ lead, body, words, at, start: start?.[0] ?? '' })
    if (!isVerb(words, at)) continue
    return clauseFrom({
      lead,
      body,
      words,
      at,
      article: start?.[0] ?? '',
      subjectEnd: (words[at - 1] as Word).end,
    })
  }
}

const LEAD =
  /^(?:Aujourd’hui|(?:En|À|Au|Aux|Le \d|Dès|Depuis|Pendant|Durant|Après|Avant|Vers|Sous|Dans|Chez|Entre|Selon|Jusqu’|Lors d|Outre|Pour|Grâce|Malgré|Afin d)[^,]{1,60}), (?!il |elle |ils |elles |on )/u
/** `Comme l’eau est froide, …`, `De là …`, `C’est …`: not what the sentence is about. */
const NO_SUBJECT =
  /^(?:(?:Si|Quand|Lorsque|Comme|Pour|Sans|Avec|Par|Grâce|Malgré|Sur|De|Afin|Bien|Tant|Tandis|Alors|Puisque|Parce|Plus|Moins|Trop|Ainsi|Aussi|Voilà|Voici|Ce|Cela|Ceci|Ici|Là|Il|Ils|Elle|Elles|On|Qui|Que|Dont|Où|Y|En|Dans|Chez|Entre|Vers|Contre|Outre|Hors|Faute|Même|Très|Seulement|Environ|Près|Autrement|Souvent|Parfois|Longtemps|Aujourd’hui|Désormais|Peu|Beaucoup|Non|Ne|Ni|Et|Ou|Mais|Or|Car|Donc|Chacune?|Quiconque|Personne|Rien|Nul|Nulle|Certaine?s|Plusieurs|Quelques-uns|Celui|Celle|Ceux|Celles|Autrui)(?![\p{L}-])|(?:C|S|D|Qu|Lorsqu|Puisqu|Jusqu|N)’)/u
export const ARTICLE = /^(?:le |la |l’|les |une? |des |chaque |tout |toute )/i
const PLURAL = /^(?:les|des) $/i
const LONGEST_SUBJECT = 10

interface Word {
  text: string
  start: number
  end: number
}

function wordsOf(body: string, from: number): Word[] {
  return [...body.slice(from).matchAll(/(?:[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*’?)/gu)].map((match) => ({
    text: match[0],
    start: from + match.index,
    end: from + match.index + match[0].length,
  }))
}

/** A verb form that is not a noun, an adjective or a participle here. */
function isVerb(words: readonly Word[], at: number): boolean {
  const word = words[at]?.text ?? ''
  if (CERTAIN.test(word)) return true
  if (NO_VERB.test(word)) return false
  // `La chaleur fait fondre la neige`
  if (/^(fait|font|fit|firent)$/.test(word) && INFINITIVE.test(words[at + 1]?.text ?? '')) return true
  if (/^(ne|n’|se|s’)$/.test(word)) return finiteForm(words[at + 1]?.text ?? '') !== undefined
  if (!finiteForm(word)) return false
  const before = words[at - 1]?.text ?? ''
  if (/^(de|d’|du|des|à|au|aux|en|par|pour|sur|la|le|les|l’|un|une)$/i.test(before)) return false
  if (isParticiple(word))
    return WITH_OBJECT.test(words[at + 1]?.text ?? '') && !/^\d/.test(words[at + 2]?.text ?? '')
  return !genderOf(word) || FOLLOWS_VERB.test(words[at + 1]?.text ?? '')
}

/** Outside of what is added about something: `Bernard, qui enseigne à Paris` has none. */
export function hasVerb(text: string): boolean {
  const words = wordsOf(text.replace(/(?<!\p{L})(?:qui|que|qu’|dont|où)(?!\p{L})[^,:]*/gu, ''), 0)
  const isOwn = ({ text: word }: Word, at: number) =>
    at > 0 &&
    !AFTER_NOUN_WORD.test(words[at - 1]?.text ?? '') &&
    (CERTAIN.test(word) ||
      (finiteForm(word) !== undefined &&
        !/^(?:entre|contre|sous|lors|outre|plus)$|(?:é|ée|és|ées)$/.test(word)))
  return words.some(isOwn) || /(?:^|[\s(])[CcSs]’(?:est|était|agit)(?!\p{L})/u.test(text)
}

const AFTER_NOUN_WORD =
  /^(?:de|d’|du|des|à|au|aux|en|par|pour|sur|avec|sans|dans|le|la|les|l’|une?|son|sa|ses|leurs?)$/i

const CERTAIN =
  /^(est|sont|était|étaient|fut|furent|sera|seront|a|ont|avait|avaient|eut|peut|peuvent|doit|doivent|permet|permettent|désigne|désignent)$/
/** `La peste atteint Messine`, and not `une ville atteinte par la peste` */
const WITH_OBJECT = /^(?:les?|la|l’|une?|des|son|sa|ses|leurs?|\p{Lu}\p{Ll}+)$/u
const INFINITIVE = /\p{Ll}{2}(?:er|ir|re|oir)$/u
/** Far more often a preposition. */
const NO_VERB = /^(?:contre|entre|outre)$/
const FOLLOWS_VERB =
  /^(le|la|l’|les|un|une|des|du|au|aux|à|de|d’|en|dans|par|sur|plus|environ|près|son|sa|ses|leur|leurs|\d+|pour|contre|vers|chez)$/

interface Found {
  lead: string
  body: string
  words: readonly Word[]
  at: number
  article: string
  subjectEnd: number
  apposition?: string
}

function clauseFrom({
  lead,
  body,
  words,
  at,
  article,
  subjectEnd,
  apposition = '',
}: Found): Clause | undefined {
  const subject = body.slice(0, subjectEnd)
  const clitic = /^(ne|n’|se|s’|y|en|lui)$/.test(words[at]?.text ?? '') ? 1 : 0
  // `Quinze navires y sont restés`: the word before the verb belongs to it, and says where.
  if (/(?<!\p{L})(?:y|en|lui|leur|me|se|le|la|les)$/iu.test(subject)) return undefined
  const verb = words[at + clitic] as Word
  const head = words.find(({ text }) => genderOf(text))?.text
  const isPlural = finiteForm(verb.text)?.isPlural ?? PLURAL.test(article)
  if (article && isPlural !== PLURAL.test(article)) return undefined
  return {
    lead,
    subject,
    apposition,
    verb: body.slice((words[at] as Word).start, verb.end),
    rest: body.slice(verb.end).trim(),
    isPlural,
    gender: /^(le|un|tout) $/i.test(article)
      ? 'M'
      : /^(la|une|toute) $/i.test(article)
        ? 'F'
        : head
          ? genderOf(head)
          : undefined,
  }
}

/** `La colonne Vendôme, symbole de l’Empire, est abattue` */
function afterAside({
  lead,
  body,
  words,
  at,
  start,
}: Pick<Found, 'lead' | 'body' | 'words' | 'at'> & { start: string }) {
  const subjectEnd = (words[at - 1] as Word).end
  const close = body.indexOf(',', subjectEnd + 1)
  if (close < 0) return undefined
  const verbAt = words.findIndex((word) => word.start > close)
  if (verbAt < 0 || !isVerb(words, verbAt)) return undefined
  const apposition = body.slice(subjectEnd + 1, close).trim()
  return clauseFrom({ lead, body, words, at: verbAt, article: start, subjectEnd, apposition })
}
