import type { Locale } from '@probant/contract/locales'
import { comparable } from '../../comparable.ts'
import { upperFirst } from '../first-letter.ts'
import type { Clause, Grammar } from '../grammar.ts'
import { GENERIC_NOUN } from '../terms/generic-nouns.ts'

interface Context {
  locale: Locale
  /** The sentences before it. */
  before: readonly string[]
  subject: string
  clause?: Clause | undefined
}

/** Can the sentence be understood without those before it? */
export function isSelfContained(text: string, context: Context): boolean {
  const { pointsBack, mentions, pronounAfterLead, namedInLead } = SIGNS[context.locale]
  if (pointsBack.test(text) || mentions.test(text)) return false
  if (pronounAfterLead.test(text) && !namedInLead.test(text)) return false
  return !isKnownFromBefore(text, context)
}

/** Does its first word refer to the sentence before it, and no other word to anything outside it? */
export function continues(text: string, locale: Locale): boolean {
  const [pronoun] = PRONOUN[locale].exec(text) ?? []
  return pronoun !== undefined && !SIGNS[locale].mentions.test(text.slice(pronoun.length))
}

const PRONOUN: Record<Locale, RegExp> = {
  en: /^(?:It|They|He|She|Its|Their|His|Her|This|These) /,
  fr: /^(?:(?:Il|Ils|Elle|Elles|Son|Sa|Ses|Leur|Leurs|Ce|Cet|Cette|Ces|Cela) |C’)/,
}

/** Removes connecting words: `However, the king refused` says the same without its first word. */
export function withoutConnector(text: string, locale: Locale): string {
  const { connectors, asides } = SIGNS[locale]
  const bare = text
    .replace(connectors, '')
    .replace(asides, (_, at: number, whole: string) => (LEADING[locale].test(whole.slice(0, at)) ? ',' : ''))
    .replace(LEFT_OVER[locale], '')
    .replace(NOBODY[locale], '')
  return upperFirst(bare)
}

/** `Cooling: cooked food must go into the fridge` says the same without its first word, if a statement follows. */
export function withoutLabel(text: string, grammar: Grammar): string {
  const [label = ''] = LABEL.exec(text) ?? []
  const rest = upperFirst(text.slice(label.length))
  return label && !grammar.hasVerb(label) && grammar.clauseOf(rest) ? rest : text
}

/** `For a weak acid, on the other hand, …` keeps a comma. */
const LEADING: Record<Locale, RegExp> = {
  en: /^(?:For|In|At|On|With|By|Under|After|Before|When|If|During|From)\b[^,]*$/,
  fr: /^(?:Pour|En|Dans|À|Au|Aux|Sur|Avec|Sous|Après|Avant|Quand|Si|Pendant|Chez)(?!\p{L})[^,]*$/u,
}

const LABEL =
  /^\p{Lu}[\p{L}’-]*(?: [\p{L}’-]+){0,2}\s?: (?!une? |an? |on |il |elle |c’|(?:the |le |la |les |l’)\p{Ll}+ (?:is|are|est|sont|a|ont)(?!\p{L}))/u

/** `A plant therefore respires`: what it follows from is not asked. */
const LEFT_OVER: Record<Locale, RegExp> = {
  en: /(?<=\p{Ll}|,) (?:also|therefore|thus|nevertheless|nonetheless|consequently|however|moreover)(?= \p{Ll})| as well(?=[,.]|$)/gu,
  fr: /(?<=\p{Ll}) (?:donc|ainsi|en outre|toutefois|cependant|néanmoins|également|pourtant|par ailleurs|en effet|ensuite|en revanche|en particulier)(?= (?!que|qu’|par)\p{Ll})|(?<=\p{Ll})(?<!mais) aussi(?= (?:le|la|les|une?|des|du|à|au|aux|son|sa|ses|dans|en|par|sur|pour)(?!\p{L})| l’)/gu,
}

/** `An index is an average, and nobody is average` */
const NOBODY: Record<Locale, RegExp> = {
  en: /, and nobody\b.*$/,
  fr: /, et personne n(?:e |’).*$/,
}

/** `The treaty …` refers to one that was named before, unless it is the topic or there is only one. */
function isKnownFromBefore(text: string, { locale, before, subject, clause }: Context): boolean {
  // `The fire alarm` needs no introduction, even if `the fire` does.
  if (locale === 'en' && clause && clause.subject.split(' ').length > 2) return false
  const noun = SIGNS[locale].bareDefinite.exec(text)?.[1]?.toLowerCase()
  if (!noun) return false
  // `Le modèle relationnel` is a model of its own.
  const isQualified = locale === 'fr' && /^\S*[ ’]\p{Ll}+ \p{Ll}/u.test(clause?.subject ?? '')
  if (` ${comparable(subject)} `.includes(` ${comparable(noun)} `)) return false
  if (GENERIC_NOUN[locale].test(noun) && !isQualified) return true
  const introduced = new RegExp(
    `(?<!\\p{L})(?:${SIGNS[locale].indefinite})\\s(?:\\p{L}+\\s){0,2}${noun}(?!\\p{L})`,
    'iu',
  )
  // `St Paul’s Cathedral` is what `the cathedral` of the next sentence is.
  const named = new RegExp(`\\p{Lu}[\\p{L}’]+ ${upperFirst(noun)}(?!\\p{L})`, 'u')
  return before.slice(-4).some((sentence) => introduced.test(sentence) || named.test(sentence))
}

interface Signs {
  pointsBack: RegExp
  mentions: RegExp
  pronounAfterLead: RegExp
  /** `As lava cools, it records …` names what the pronoun stands for. */
  namedInLead: RegExp
  bareDefinite: RegExp
  indefinite: string
  connectors: RegExp
  asides: RegExp
}

const SIGNS: Record<Locale, Signs> = {
  en: {
    pointsBack:
      /^(This|These|That|Those|It|They|Together|Altogether|He|She|His|Her|Hers|Its|Their|Such|Both|Neither|Either|Another|Others?|Some(?! (?:kinds|types|sorts|forms) of)|Many|Several of|Each (?:of|one|was|is|had|has|can|other)|One|Here|Then|Also|So|But|And|Or|Yet|Not|Nor|Instead|Otherwise|Only|Even|Again|Later|Soon|Once|Afterwards|Eventually|Two of|All of|Most of them|There (?:he|she|it|they)|There(?= \p{Lu})|There (?:is|was) (?:no|also)|The (?:latter|former|other|others|second|third|first|same|next|following|above|two|three|four|rest|former|new)|As such|For example|For instance|In contrast|By contrast|On the other hand|Similarly|Likewise|Conversely|In turn|In this|At this|If so|Because of this|Despite this|After this)\b|^[\p{L}\d]+(?: \p{L}+)? (?:years?|days?|months?|weeks?|decades?|centuries|century) (?:later|earlier|before|after)\b/u,
    mentions:
      /\b(this|these|the latter|the former|of them|(?<!at )the same|mentioned|above-|as well(?! as)|(?<!\bone\b.*)the others?|there(?=,|$)|thereby|(?<!\b(?:to|of|from|by|with|into|in|or|one) )another|(?<!and )then|an? similar)\b|\bthose (?!who|that|which|of|in|with)|\bsuch (?!as)/i,
    pronounAfterLead:
      /^(?:In|On|At|By|After|Before|Once|When|While|To|As|If|Although|Though|Because|Since|During|For|From|With|Without|Until|Unlike|Despite|Through)\b(?:[^,]{0,60}?(?:,[^,]{0,40})?(?:,\s|\s)(?:it|he|she|they)\b|[^,]{0,60}?,?\s(?:his|her|its|their)\b)/,
    namedInLead:
      /^(?:When|While|As|If|Although|Though|Because|Since|Before|After|Once|Until) (?:the |an? |\p{Lu})?(?!it\b|he\b|she\b|they\b|this\b|these\b|you\b)[^,]*\p{L} (?:\p{Ll}+(?:s|ed)|is|are|was|were|has|have|had|\p{Ll}+)(?: [^,]+)?, (?:it|he|she|they)\b/u,
    bareDefinite:
      /^(?:(?:In|On|At|By|After|During)\s[^,]{1,40},\s)?[Tt]he (\p{L}+) (?!(?:of|in|that|which|for|who|whose|called|used|made|between)\b)\p{Ll}+/u,
    indefinite: 'an?|the first|called the|named the|one',
    connectors:
      /^(?:However|Moreover|Furthermore|In addition|As a result|Therefore|Thus|Consequently|In fact|Indeed|Nevertheless|Nonetheless|Meanwhile|Finally|Additionally|Overall|In general|Generally|In short|Of course|Unfortunately|Interestingly|Surprisingly|Still|Hence|Above all|In particular|Traditionally|In other words|In practice),?\s+|^The reason (?:for [^,]{3,40} |why [^,]{3,60} )?is that /,
    asides:
      /,\s(?:however|on the other hand|therefore|moreover|for example|for instance|of course|in fact|by contrast|in turn|nevertheless|nonetheless|as (?:we shall see|we have seen|(?:defined|described|explained|shown|mentioned|noted|seen)(?: \p{Ll}+)? (?:above|below|earlier|later))),(?=\s)/gu,
  },
  fr: {
    pointsBack:
      /^(Ensemble|Ce|Cet|Cette|Ces|C’|Cela|Ceci|Ça|Celui|Celle|Ceux|Celles|Ils|Elle|Elles|Son|Sa|Ses|Leur|Leurs|Lui|Donc|Or|Mais|Et|Ou|Puis|Ensuite|Alors|Au-delà|Tel|Telle|Tels|Telles|Certains|Certaines|D’autres|Tous(?! les)|Aucun|Aucune|L’un|L’une|Les uns|Les deux|Là(?! où)|Ici|Plus tard|Sinon|Autrement|À l’inverse|En revanche|Par exemple|De même|Dès lors|Depuis,|Une fois|Parmi (?:eux|elles)|Les autres|L’autre|Le premier|La première|Le second|La seconde|Le même|La même|Les mêmes|Le dernier|La dernière|Beaucoup|D’abord|Quant|Grâce à (?:lui|elle|eux)|Pour cela|Malgré (?:cela|tout)|Seule?s?(?! (?:une?|le|la|les|des)(?!\p{L})| l’)|Y)(?![\p{L}])|^Il (?!existe|y a|faut|faudra|ne faut pas)|^On (?:le |la |l’|les |lui |leur |y |en )|^Toutes (?!les)|^[\p{L}\d]+(?: \p{L}+)? (?:ans?|années?|jours?|mois|semaines?|décennies?|siècles?|heures?) (?:plus tard|plus tôt|après|avant)/u,
    mentions:
      /(?<!\p{L})(cet|cette|ces|(?:celui|celle|ceux|celles)(?!(?<=.{40})-ci| (?:qui|que|dont|de|du|des|où)(?!\p{L})| (?:qu|d)’)|ce dernier|cette dernière|ces derniers|ces dernières|ci-dessus|ci-dessous|cela|(?:le|la|les) mêmes?(?! \p{L}+ qu[e’])|d’entre eux|d’entre elles|l’autre|également|\p{Ll}+ée?s? ainsi(?= et|[,.]|$))(?!\p{L})|(?<!\p{L})(?:ce (?!qui|que|qu’|dont|sont|n’|fut|sera|soit)|alors (?!qu)|(?<!mais |et )aussi (?!\p{L}+ qu[e’]))/iu,
    pronounAfterLead:
      /^(?!Contrairement)(?:[^,]{2,110}),\s(?:il (?!(?:ne |n’)?(?:faut|fallait|fallut|faudra|existe|s’agit|suffit|convient|y a|y avait)(?!\p{L}))|elle |ils |elles |on (?:le |la |les |l’|lui |leur |y |en )|(?:son|sa|ses|leurs?)(?!\p{L}))/iu,
    namedInLead:
      /^(?:Quand|Lorsqu(?:e |’)|Si |Comme |Dès qu(?:e |’)|Tant qu(?:e |’)) ?(?:le |la |les |l’|une? |des |\p{Lu})(?![^,]*(?<!\p{L})(?:il|elle|ils|elles|ce|cette|ces|son|sa|ses|leurs?)(?!\p{L})[^,]*,)[^,]+, (?:il|elle|ils|elles|son|sa|ses|leurs?)(?!\p{L})/u,
    bareDefinite:
      /^(?:(?:En|À|Au|Le|Pendant|Après|Avant|Dès|Depuis)\s[^,]{1,40},\s)?(?:[Ll]e |[Ll]a |[Ll]es |[Ll]’|[Cc]haque )(\p{Ll}+) (?!de |d’|du |des |à |qui |que |en |pour )\p{Ll}+/u,
    // Not `des`: most often it is `de les`, and `les salariés` are all of them.
    indefinite: 'une?|appelée?|nommée?',
    connectors:
      /^(?:Pourtant|Cependant|Toutefois|Néanmoins|De plus|En outre|Par ailleurs|En effet|Enfin|Ainsi|En fait|De fait|En général|Généralement|En somme|Bref|Par conséquent|En conséquence|Finalement|Surtout|Malheureusement|En pratique|En particulier|Bien sûr|Certes|Autrement dit|Or|(?:Attention|Remarque|À noter)\s?:),?\s+/,
    asides:
      /,\s(?:elles?|lui|eux|enfin|bien sûr|d’ailleurs|cependant|toutefois|en revanche|quant à (?:lui|elle)|en effet|par exemple|par ailleurs|à l’inverse|pourtant|néanmoins|donc|ainsi|en outre|comme on l’a vu|comme on le verra(?: plus loin)?),(?=\s)/g,
  },
}
