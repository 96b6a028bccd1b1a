import type { Locale } from '@probant/contract/locales'
import { lowerFirst } from '../first-letter.ts'
import type { Clause } from '../grammar.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { findGlosses, type Gloss, repeats } from './glosses.ts'
import type { Term } from './terms.ts'

/** A sentence that says what something is. */
export interface Definition {
  sentence: Sentence
  term: Term
  /** The term with its article, as it is written within a sentence. */
  named: string
  verb: string
  meaning: string
  /** The sentence says who somebody is. */
  isPerson: boolean
  /** Of a sentence that says nothing else. */
  clause?: Clause
}

/** By sentences of their own first, then in passing. */
export function findDefinitions(passage: Passage): Definition[] {
  const found = [...inSentences(passage), ...findGlosses(passage).map((gloss) => inPassing(gloss, passage))]
  // Only the first sentence about a thing defines it.
  return found.filter(({ term }, index) => found.findIndex((other) => other.term.key === term.key) === index)
}

function inPassing({ sentence, term, named, meaning }: Gloss, { locale }: Passage): Definition {
  return { sentence, term, named, verb: copula(term, locale), meaning, isPerson: false }
}

function copula({ isPlural }: Term, locale: Locale): string {
  return { en: ['is', 'are'], fr: ['est', 'sont'] }[locale][isPlural ? 1 : 0] ?? ''
}

function inSentences({ sentences, findTerm, grammar, locale }: Passage): Definition[] {
  return sentences.flatMap((sentence): Definition[] => {
    const { clause } = sentence
    const phrase = clause && !clause.lead && grammar.phraseOf(clause)
    const term = phrase && findTerm(phrase.bare)
    if (!clause || !term || term.kind === 'place') return []
    const meaning = meaningOf(clause, locale)
    if (!meaning || repeats(meaning, term.bare)) return []
    const isPerson =
      ROLE.test(meaning) || (term.isName && (term.kind === 'person' || PERSON[locale].test(meaning)))
    const named = grammar.midSentence(clause.subject)
    const isMass = locale === 'en' && !/^(the|an?) /.test(named) && !term.isName
    return [
      {
        sentence,
        term,
        named: isMass ? lowerFirst(named) : named,
        verb: clause.apposition ? copula(term, locale) : clause.verb,
        meaning,
        isPerson,
        ...(clause.apposition === '' && { clause }),
      },
    ]
  })
}

function meaningOf({ verb, rest, apposition }: Clause, locale: Locale): string | undefined {
  const { says, begins, restricts, vague, superlative } = SIGNS[locale]
  if (apposition)
    return ARTICLE.test(apposition) &&
      begins.test(apposition) &&
      restricts.test(apposition) &&
      apposition.length >= 25
      ? apposition
      : undefined
  const said = says.exec(`${verb} ${rest}`)
  if (!said) return undefined
  const meaning = `${verb} ${rest}`.slice(said[0].length).replace(OPPOSITE, '')
  const isDefinition =
    begins.test(meaning) && restricts.test(meaning) && !vague.test(meaning) && !superlative.test(meaning)
  return isDefinition && meaning.length >= 20 && meaning.length <= 180 ? meaning : undefined
}

/** `Deflation is the opposite: a general fall in prices` */
const OPPOSITE = /^(?:the opposite|l’inverse|le contraire)\s?: /

/** Not `working with …`, which says what somebody does. */
const ARTICLE = /^(?:an?|the|une?|le|la|les|des) |^l’/

/** `The fire warden is the person who …` */
const ROLE = /^(?:the|an?|la|une) person(?:ne)? /

/** `a Roman engineer`, `the official who …`: only a person is that. */
const PERSON: Record<Locale, RegExp> = {
  en: /^(?:an?|the) (?:[\p{L}-]+ ){0,4}?(?:who\b|(?:king|queen|emperor|empress|pope|bishop|priest|saint|monk|nun|prince|princess|duke|general|admiral|soldier|knight|politician|statesman|senator|consul|governor|president|minister|official|commissioner|lawyer|judge|scientist|chemist|physicist|biologist|botanist|mathematician|astronomer|physician|doctor|nurse|surgeon|engineer|architect|inventor|explorer|navigator|merchant|historian|philosopher|writer|author|poet|playwright|novelist|journalist|painter|sculptor|artist|composer|musician|singer|dancer|actor|actress|director|teacher|economist|man|woman|girl|boy)\b)/u,
  fr: /^(?:une?|le|la|l’) ?(?:[\p{L}-]+ ){0,2}?(?:roi|reine|empereur|impératrice|pape|évêque|prêtre|sainte?|moine|prince|princesse|ducs?|duchesse|générale?|amiral|soldat|chevalier|homme|femme|sénateur|consul|gouverneur|présidente?|ministre|fonctionnaire|magistrat|avocate?|juge|savante?|scientifique|chimiste|physicienne?|biologiste|botaniste|mathématicienne?|astronome|médecin|infirmière|chirurgien|ingénieure?|architecte|inventeur|inventrice|explorateur|exploratrice|navigateur|marchand|historienne?|philosophe|écrivaine?|auteure?|autrice|poète|poétesse|dramaturge|romancière?|journaliste|peintre|sculpteur|sculptrice|artiste|compositeur|compositrice|musicienne?|chanteur|chanteuse|acteur|actrice|réalisateur|réalisatrice|économiste)(?!\p{L})/u,
}

interface Signs {
  says: RegExp
  begins: RegExp
  restricts: RegExp
  vague: RegExp
  superlative: RegExp
}

const SIGNS: Record<Locale, Signs> = {
  en: {
    says: /^(is|are|was|were|refers? to|means?|describes?) /,
    begins:
      /^(?:an?|the|any) (?!(?:most|least|only|first|second|last|main|best|same|key|major)\b)|^(?!(?:called|known|named|found|made|used|thought|said|also|usually|often|not|very|more|less|in|on|at|by|from|to|about|one|an?|the|part|located|based|born|responsible|able|due|still|now|so|too|as|both|only|common|important|considered|divided|given|built|seen|kept|paid|sent|held|cut|put|left|lost|sold|grown|drawn|written|taken|chosen|\p{Ll}+ed)\b)[\p{Ll}-]+(?:, \p{Ll}+)?(?: \p{Ll}+){0,3} (?:that|which|of|who|from|made|used|with) /u,
    restricts:
      /\b(that|which|who|whose|where|when|of|used|made|built|from|for|with|between|in|through|caused|produced|by)\b/,
    vague:
      /^(?:an?|the|any)\s(?:[\p{Ll}-]+\s)?(?:part|problem|example|reason|result|way|question|matter|key|cause|symbol|success|failure|challenge|lot|number|member|product|source|time|place|sign|consequence|topic|case|step|factor|majority|minority|feature|basis|foundation|home|centre|center|name|threat|issue|concern|choice|victim|victory|turning|similar|goal|aim|subject|difference)\b/u,
    superlative: /^the (?:\p{Ll}+ )?(?:most|\p{Ll}{3,}est|least|first|only|last|main)\b/u,
  },
  fr: {
    says: /^(est|sont|était|étaient|désignent?|se définit comme|se définissent comme|signifie|consiste en) /,
    begins: /^(?:une?|le|la|les|des|l’|tout|toute|l’ensemble|le fait)(?:\s|(?<=’))/u,
    restricts:
      /(?<!\p{L})(qui|que|qu’|dont|où|lequel|laquelle|lesquels|lesquelles|de|du|des|d’|chargée?s?|située?s?|par|pour|dans|entre|en|à|au|avec|destinée?s?)(?!\p{L})/u,
    vague:
      /^(?:une?|le|la|les|des|l’)\s?(?:\p{Ll}+ )?(?:partie|problème|exemple|raison|résultat|façon|manière|question|cause|symbole|succès|échec|défi|nombre|membre|produit|source|moment|signe|conséquence|sujet|cas|étape|facteur|majorité|minorité|caractéristique|base|fondement|menace|enjeu|choix|victime|victoire|but|forme|objet|objectif|différence|similaire|processus similaire|clé|atout|suite)(?!\p{L})/u,
    superlative:
      /^(?:le|la|les|l’)\s?(?:plus|moins|premi|dernier|dernière|seule?s?|principa|meilleure?|première?)(?!\p{L}{4})/u,
  },
}
