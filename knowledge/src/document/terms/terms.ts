import { comparable } from '../../comparable.ts'
import type { Grammar, Phrase } from '../grammar.ts'
import type { Sentence } from '../reading/passage.ts'
import { contentWords } from './content-words.ts'
import { peopleIn } from './people.ts'

/** A noun or a name of the text: a right answer or a wrong one. */
export interface Term extends Phrase {
  /** The `comparable` form. */
  key: string
  /** Its content words. */
  words: readonly string[]
  /** As an answer. */
  answer: string
  kind: 'person' | 'place' | 'name' | 'noun'
  mentions: number
  /** The subject of a sentence, not only named in one. */
  isSubject: boolean
}

export function collectTerms(sentences: readonly Sentence[], text: string, grammar: Grammar): Term[] {
  const subjects = sentences.flatMap(({ clause }) => (clause && grammar.phraseOf(clause)) ?? [])
  const subjectKeys = new Set(subjects.map(({ bare }) => comparable(bare)))
  const plain = ` ${comparable(text)} `
  const people = peopleIn(text).map((bare): Phrase => ({ bare, isPlural: false, isName: true }))
  const found = new Map<string, Term>()
  for (const phrase of [...people, ...subjects, ...grammar.phrasesIn(text)]) {
    const key = comparable(phrase.bare)
    if (!key || found.has(key)) continue
    const kind = people.includes(phrase)
      ? 'person'
      : phrase.isName
        ? kindOfName(phrase.bare, text, grammar.locale)
        : 'noun'
    const isSubject = subjectKeys.has(key)
    found.set(key, termOf(phrase, { kind, isSubject, plain, grammar }))
  }
  return [...found.values()]
}

interface Found extends Pick<Term, 'kind' | 'isSubject'> {
  /** The text in its `comparable` form, between spaces. */
  plain: string
  grammar: Grammar
}

export function termOf(phrase: Phrase, { kind, isSubject, plain, grammar }: Found): Term {
  const key = comparable(phrase.bare)
  return {
    ...phrase,
    key,
    words: contentWords(phrase.bare),
    answer: grammar.asAnswer(phrase),
    kind,
    mentions: plain.split(` ${key}`).length - 1,
    isSubject,
  }
}

/** Judges by the words around it. */
function kindOfName(name: string, text: string, locale: Grammar['locale']): Term['kind'] {
  const { before, after, place } = AROUND[locale]
  let kind: Term['kind'] = 'name'
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const end = at + name.length
    const isWhole = !/^\p{L}/u.test(text.slice(end, end + 2))
    const said = text.slice(Math.max(0, at - LONGEST_SIGN), at)
    if ((isWhole && before.test(said)) || after.test(text.slice(end, end + 80))) return 'person'
    if (isWhole && place.test(said)) kind = 'place'
  }
  return TITLE[locale].test(name) ? 'person' : kind
}

const LONGEST_SIGN = 20

const AROUND = {
  en: {
    before:
      /(?:King|Queen|Pope|Sir|Lord|Lady|Emperor|President|Dr|Professor|chemist|physicist|engineer|writer|author|inventor|astronomer|physician|poet|painter|composer|philosopher|scientist)\s?$/u,
    after:
      /^(?:,[^,.]{3,50},)? (?:wrote|invented|discovered|published|founded|died|was born|married|argued|proposed|painted|composed|received|showed|described|believed|became (?:king|queen|president|emperor)|led|had lost|introduced|won|demonstrated|developed|refused|ruled|designed|ordered|helped|explored|fought|reigned|studied|taught|sailed|commanded|opened|signed)(?!\p{L})/u,
    place: /(?<!\p{L})(?:in|at|near|from|to|of)\s$/u,
  },
  fr: {
    before:
      /(?:le roi|la reine|le pape|l’empereur|le général|le président|le médecin|le chimiste|le physicien|l’ingénieur|l’écrivain|le peintre|le philosophe|l’astronome|le savant|l’inventeur|par)\s?$/u,
    after:
      /^(?:,[^,.]{3,50},)? (?:écrit|écrivit|a écrit|invente|inventa|a inventé|découvre|a découvert|publie|a publié|fonde|fonda|fondent|a fondé|meurt|est mort|est morte|mourut|naît|est né|est née|épouse|préside|ordonne|propose|peint|compose|reçoit|a reçu|montre|a montré|décrit|combat|se réfugie|voit|dirige|a enregistré|démontre|refuse|conçoit|a conçu|gouverne|règne|étudie|enseigne|signe|a signé|explore)(?!\p{L})/u,
    place: /(?<!\p{L})(?:à|en|au|aux|vers|près de|depuis)\s$/u,
  },
}

const TITLE = {
  en: /^(King|Queen|Pope|Sir|Lord|Lady|Emperor|President|Saint|Dr)\b/,
  fr: /^(Saint|Sainte|Mme|Mgr)\b/,
}
