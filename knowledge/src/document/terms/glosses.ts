import type { Locale } from '@probant/contract/locales'
import { comparable } from '../../comparable.ts'
import { lowerFirst } from '../first-letter.ts'
import { genderOf } from '../french/words.ts'
import type { Passage, Sentence } from '../reading/passage.ts'
import { GENERIC_NOUN } from './generic-nouns.ts'
import { type Term, termOf } from './terms.ts'

/** What a sentence says in passing of a term: `chlorophyll, the pigment that absorbs red and blue light`. */
export interface Gloss {
  sentence: Sentence
  term: Term
  /** The term with its article, as it is written within a sentence. */
  named: string
  meaning: string
}

/** The first for each term. They stand alone even in a sentence that does not. */
export function findGlosses(passage: Passage): Gloss[] {
  const found = passage.everySentence.flatMap((sentence) =>
    PATTERNS[passage.locale].flatMap((pattern): Gloss[] => {
      const groups = pattern.exec(sentence.text)?.groups
      if (!groups) return []
      const { name = '', meaning = '', kind = '', does = '' } = groups
      const term = termNamed(name, passage)
      const said = lowerFirst(
        kind ? `${kind} ${does}` : does ? `${HAPPENING[passage.locale]} ${does}` : meaning,
      )
      if (!term || !isClear(said, term, passage.locale)) return []
      const isPlural = passage.locale === 'en' ? term.isPlural || !ONE_THING.test(said) : term.isPlural
      const named = namedIn(name, term, passage.locale)
      return [{ sentence, term: { ...term, isPlural }, named, meaning: withArticle(said, passage.locale) }]
    }),
  )
  return found.filter(({ term }, index) => found.findIndex((other) => other.term.key === term.key) === index)
}

/** As the text names it, but not `its domain`; French has an article always. */
function namedIn(written: string, term: Term, locale: Locale): string {
  const hasArticle = ARTICLE[locale].test(written) && !/^s(?:on|a|es) /.test(written)
  return hasArticle ? lowerFirst(written) : locale === 'fr' ? lowerFirst(term.answer) : term.bare
}

/** A glossary leaves the article out: `Bubon : gonflement d’un ganglion`. */
function withArticle(meaning: string, locale: Locale): string {
  const [first = ''] = meaning.split(' ')
  const gender = locale === 'fr' && !ARTICLE.fr.test(meaning) ? genderOf(first) : undefined
  if (!gender || /^(?:tout|toute|ce)$|s$/.test(first)) return meaning
  return `${gender === 'F' ? 'une' : 'un'} ${meaning}`
}

/** What a single thing is explained by; `stomata, tiny pores …` are several. */
const ONE_THING = /^(?:an?|the|any|what) /

const HAPPENING: Record<Locale, string> = { en: 'what happens', fr: 'ce qui se produit' }

/** Neither too short to tell terms apart, nor about something outside it, nor a statement, nor repeating the term. */
function isClear(meaning: string, { bare }: Term, locale: Locale): boolean {
  if (meaning.length < 20 || meaning.length > 150 || POINTING[locale].test(meaning)) return false
  return !STATING[locale].test(meaning) && !repeats(meaning, bare)
}

/** Says nothing that the term itself does not say already. */
export function repeats(meaning: string, bare: string): boolean {
  const words = comparable(bare)
    .split(' ')
    .filter((word) => word.length > 3)
  const said = comparable(meaning)
  return words.every((word) => said.includes(word.slice(0, Math.max(4, word.length - 2))))
}

/** No noun phrase, or a noun phrase with a verb of its own before any relative clause. */
const STATING: Record<Locale, RegExp> = {
  en: /^(?:and|or|but|so|at|in|on|by|for|from|to|with|not|\p{Ll}+ing|most|some|many)\b|^(?:(?!\b(?:that|which|who|whose|when|where)\b).)*\b(?:is|are|was|were|has|have|had|must|cannot|can|may|should|will)\b|\bcannot\b/u,
  fr: /^(?:et|ou|mais|donc|à|en|dans|par|pour|sur|non|plus|si|bien)(?!\p{L})|^(?:(?!(?<!\p{L})(?:qui|que|qu’|dont|où|laquelle|lequel|lesquels|lesquelles)(?!\p{L})).)*(?<!\p{L})(?:est|sont|était|étaient|fut|furent|a|ont|avait|peut|peuvent|doit|doivent|se)(?!\p{L})/u,
}

const POINTING: Record<Locale, RegExp> = {
  en: /\b(?:this|these|those|such|former|latter|above|below|here|there|his|her|our|your|we|you|however|also|later|now)\b|[“”"()]/i,
  fr: /(?<!\p{L})(?:cet|cette|ces|ci-dessus|ci-dessous|notre|nos|votre|vos|nous|vous|ici|également|alors|y|en (?!\p{Ll}+ant(?!\p{L})|gén|part|c|l|plus|un|milieu))(?!\p{L})|[«»"()]/iu,
}

/** With its article cut off; known to the text, or new as a common noun. */
function termNamed(written: string, { findTerm, grammar, locale, text }: Passage): Term | undefined {
  const article = ARTICLE[locale].exec(written)?.[0] ?? ''
  const name = written.slice(article.length)
  if (name.length < 4 || name.split(' ').length > 3 || NO_TERM[locale].test(name)) return undefined
  if (GENERIC_NOUN[locale].test(name.toLowerCase())) return undefined
  const known = findTerm(name)
  if (known) return known.kind === 'noun' ? known : undefined
  if (locale === 'en' && /^\p{Lu}/u.test(name) && !text.includes(lowerFirst(name))) return undefined
  const isPlural = locale === 'fr' ? /^(?:les|des) $/i.test(article) : /[^su]s$/.test(name)
  const gender = /^(?:la|une) $/i.test(article) ? ('F' as const) : ('M' as const)
  const phrase = { bare: lowerFirst(name), isPlural, isName: false, ...(locale === 'fr' && { gender }) }
  return termOf(phrase, { kind: 'noun', isSubject: true, plain: ` ${comparable(text)} `, grammar })
}

const ARTICLE: Record<Locale, RegExp> = {
  en: /^(?:the|an?) /i,
  fr: /^(?:le |la |les |l’|une? |des |son |sa |ses )/i,
}

const NO_TERM: Record<Locale, RegExp> = {
  en: /\d|\b(?:and|or|which|that|who|is|are|was|were|not|only|more|most|example|instance|it|they|(?:dozen|hundred|thousand|million|billion)s?)\b/i,
  fr: /\d|(?<!\p{L})(?:et|ou|qui|que|dont|est|sont|ne|pas|plus|exemple|il|elle|on|attention|remarque|objectif|durée|public)(?!\p{L})| (?:en|y)$/iu,
}

const NAME = String.raw`(?<name>(?:(?:the|an?) )?[\p{L}-]+(?: [\p{L}-]+){0,2}?)`
const NOM = String.raw`(?<name>(?:le |la |les |l’|une? |des |son |sa |ses )?[\p{L}-]+(?: (?:de |d’|à )?[\p{L}-]+){0,2}?)`

const PATTERNS: Record<Locale, readonly RegExp[]> = {
  en: [
    // The solution whose concentration is known exactly is called the standard solution.
    new RegExp(
      String.raw`^(?:[^,]{2,30}, )?(?<meaning>(?:[Tt]he|[Aa]n?|[Aa]ny) [^,:;]*\b(?:of|that|which|who|whose|in|for|between|from)\b[^:;]*?),? (?:is|are|was|were) (?:\p{L}+ly |also |often |then )?(?:called|known as|termed|named|referred to as) ${NAME}$`,
      'u',
    ),
    // a process called subduction, which produces deep trenches
    new RegExp(
      String.raw`\b(?<kind>an? [\p{Ll}-]+(?: [\p{Ll}-]+)?) (?:called|known as) ${NAME}, (?<does>(?:which|who) [^,;:]+)`,
      'u',
    ),
    // stomata, tiny pores found mostly on the lower surface
    new RegExp(
      String.raw`(?:^|\b(?:of|by|through|in|on|from|with|on|hold|holds|contains?|called|uses?|causes?|rest on|is) )${NAME}, (?:i\.e\. |that is,? )?(?<meaning>the [\p{Ll}-]+(?: [\p{Ll}-]+){0,2} (?:that|which|who) [^,;:]+|(?:an? )?(?!the )[\p{Ll}-]+(?: [\p{Ll}-]+){0,3} (?:that|which|who|of|used|made|found|prepared|produced|formed) [^,;:]+)(?=$|, (?!and\b|or\b))`,
      'u',
    ),
    // Cross-contamination happens when bacteria are carried from one food to another.
    /^(?<name>(?!The )[\p{L}-]+(?: [\p{Ll}-]+){0,2}) (?:happens|occurs|arises|takes place) (?<does>when [^,;:]+)/u,
    // A foreign key is a column that refers to the primary key of another table.
    new RegExp(
      String.raw`^${NAME} (?:is|are|means|refers to) (?<meaning>(?:an?|the|any) (?!(?:\p{Ll}+ )?(?:most|\p{Ll}{3,}est|least|first|only|last|main|result|reason|part|case|problem|example) )[\p{Ll}-]+(?: [\p{Ll}-]+){0,3}(?:, [^,]+,)? (?:that|which|who|whose|in which|by which|at which|to which|of|used|made) [^:;]+)$`,
      'u',
    ),
    // Bubo: a swelling of a lymph node.
    new RegExp(String.raw`^${NAME} ?: (?<meaning>(?:an?|any) [^:;\d]+)$`, 'u'),
  ],
  fr: [
    // L’ensemble des valeurs permises pour un attribut s’appelle son domaine.
    new RegExp(
      String.raw`^(?<meaning>(?:Le |La |L’|Les |Une? |Des |Tout )[^:;]*(?<!\p{L})(?:qui|que|dont|où|de|du|des|d’|par|pour|entre)(?!\p{L})[^:;]*?),? (?:s’appelle(?:nt)?|se nomme(?:nt)?|(?:est|sont) (?:appelée?s?|nommée?s?|dénommée?s?)|porte(?:nt)? le nom de) ${NOM}$`,
      'u',
    ),
    // On appelle jachère la terre que l’on laisse reposer.
    new RegExp(
      `^On (?:appelle|nomme) ${NOM} (?<meaning>(?:le |la |les |l’|une? |des |tout |l’ensemble )[^:;]+)$`,
      'u',
    ),
    // Une enzyme est une protéine qui accélère une réaction chimique.
    new RegExp(
      String.raw`^${NOM} (?:est|sont|désigne|désignent) (?<meaning>(?:une? |le |la |l’|des |les |tout |toute )(?!(?:plus|moins|seule?|premi|derni|cas|exemple|partie|raison|question|problème|nombre))[\p{L}-]+(?: [\p{L}-]+){0,3}?,? (?:qui|que|qu’|dont|où|dans lequel|dans laquelle|par lequel|par laquelle|de|du|des|d’)(?!\p{L})[^:;]+)$`,
      'u',
    ),
    // le chancre coloré, une maladie due à un champignon microscopique
    /(?:^|(?<!\p{L})(?:par|dans|avec|sur|contre|est) |(?<=(?:^| )))(?<name>(?:[Ll]e |[Ll]a |[Ll]es |[Ll]’|[Uu]ne? |[Dd]es )[\p{L}-]+(?: [\p{Ll}-]+)?), (?:c’est-à-dire )?(?<meaning>une? (?:[\p{L}-]+ ){1,4}?(?:qui|que|dont|où|due?s? à|de|d’|du|des|chargée?s?|destinée?s?|utilisée?s?|fabriquée?s?|formée?s?|produite?s?)(?!\p{L})[^,;:]+)(?=$|, (?!et |ou ))/u,
    // Bubon : gonflement d’un ganglion.
    new RegExp(
      String.raw`^${NOM}\s?: (?<meaning>(?!(?:il|elle|on|si|ne|à|en|entre|lorsque|quand|les?|la) |l’)(?:une? )?[\p{Ll}-]+(?: [\p{Ll}-]+){0,3} (?:de |d’|du |des |qui |que |dont |où |à |par |pour )[^:;\d]+)$`,
      'u',
    ),
  ],
}
