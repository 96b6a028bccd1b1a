import type { Locale } from '@probant/contract/locales'
import { comparable } from '../../comparable.ts'
import { finiteForm, genderOf } from '../french/words.ts'
import type { Clause } from '../grammar.ts'

interface Context {
  locale: Locale
  subject: string
  clause: Clause | undefined
}

/** Does a word within the sentence stand for something that only those before it name? */
export function pointsOut(text: string, { locale, subject, clause }: Context): boolean {
  if (RELATIVE_TO[locale].test(text)) return true
  if (locale === 'en' ? hasLoneObject(text, clause) : hasLoneClitic(text)) return true
  return [...text.matchAll(DEFINITE[locale]), ...text.matchAll(THAT)].some(
    ({ index, groups: { noun = '' } = {} }) => {
      const known = ` ${comparable(subject)} ${comparable(text.slice(0, index))} `
      return !known.includes(` ${comparable(noun).replace(/s$/, '')}`)
    },
  )
}

/** `Fust took him to court`: in a single clause, `him` is not its subject. */
function hasLoneObject(text: string, clause: Clause | undefined): boolean {
  if (/\bof (?:its|his|her|their)\b/.test(clause?.subject ?? '')) return true
  const from = clause?.lead.length ?? 0
  const at = text.slice(from).search(OBJECT)
  // `Ships are raised to it`: the preposition, not `to raise it`.
  return at >= 0 && !BOUNDARY.test(text.slice(from, from + at).replace(/\bto $/, ''))
}

const OBJECT =
  /(?<=\p{Ll} )(?:it|them|him)\b(?! (?:possible|impossible|easy|easier|hard|harder|difficult|clear|worthwhile|necessary|more|less|is|was|can|will|had|has|would)\b)/u
const BOUNDARY =
  /[,;:]|\b(?:and|or|but|because|when|if|that|which|who|whom|whose|to|before|after|while|so|where|than|until|as|whether|how|what|without|although|though|unless|since|once|by \p{L}+ing|for \p{L}+ing)\b/u

/** `Les enzymes en sont les agents`, `L’eau y est récupérée`: what `y` and `en` stand for was not said in a clause before. */
function hasLoneClitic(text: string): boolean {
  return [...text.matchAll(CLITIC)].some(({ index, groups: { word = '', verb = '' } = {} }) => {
    const isClitic = word === 'y' ? !/^(?:a|compris)$/.test(verb) : isVerbForm(verb, text.slice(0, index))
    return isClitic && !hasOtherVerb(text.slice(0, index))
  })
}

const CLITIC = /(?<![\p{L}’])(?:(?:[lmts]’|n’)?)(?<word>y|en|les?|la) (?<verb>\p{Ll}+)/gu

function hasOtherVerb(before: string): boolean {
  return /[:;]/.test(before) || before.split(/[^\p{L}]+/u).some((word) => isVerbForm(word, ''))
}

function isVerbForm(word: string, before: string): boolean {
  if (/^(?:est|sont|a|ont|était|étaient|avait|avaient|fut|furent|sera|seront|fait|font)$/.test(word))
    return true
  if (/(?:er|ir|re)$/.test(word))
    return /(?:à|de|pour|peut|peuvent|doit|doivent|faut|sans) $/.test(before) && !genderOf(word)
  return finiteForm(word) !== undefined && !genderOf(word) && !/(?:ant|e)$/.test(word)
}

/** `a little further west`, `the year after`, `the second`: seen from the sentence before. */
const RELATIVE_TO: Record<Locale, RegExp> = {
  en: /^(?:The (?:following|next|previous) (?:day|night|week|month|year|decade|century)|That (?:year|day|month)|By then|Until then|Since then|From then|In (?:exchange|return|response|the end)|At (?:first|the time|that time)|To this end|Nearby|Further (?:north|south|east|west|on|along)|What \p{L}+ \p{L}+ed was|Whatever|For (?:some|several|many) years|(?:Many|Several|Few) of|More than a \p{Ll}+ (?:later|earlier)|Shortly|Meanwhile|There (?:are|were|is|was) (?:few|many|several|some|only|also|no)|\p{Lu}\S+’s \p{Ll}.* (?:he|she))\b|\b(?:in (?:both|either|neither) cases?|either (?:can|may|will|is)|by then|the year after|(?:the )?(?:following|previous|next) (?:year|day|month|week)|(?<!\b\d{4}\b.*)(?:years?|months?|days?|weeks?|decades?|century|centuries) (?:later|earlier|afterwards)(?! than)|(?:if|when) one is|nevertheless|the former)\b|\bwith it$|\b(?:concluded|noticed|found|reported|observed|claimed) that the \p{Ll}+ (?:had|was|were)\b|^(?:Much|Part|Half|Some|Most|All) of the \p{Ll}+ (?:was|were|had|\p{Ll}+ed)\b|^The \p{Ll}+ is (?:where|when) it\b|\ban? even (?:worse|better|more|\p{Ll}+er) \p{Ll}+$|\b(?:recognise|recognize|have|need|use|make|choose|get|find|buy|own) one$|\ba (?:different|similar|new|better|simpler) (?:approach|way|method|solution|idea)$/iu,
  fr: /^(?:C’|D’autres?|De là|Voilà|Voici|Chacune?(?! d)|Certaine?s? (?!\p{L}+s )|Un peu (?:plus|moins|avant|après)|Plus (?:loin|au nord|au sud|à l’ouest|à l’est|tard|tôt)|Peu (?:après|avant)|Peu de temps|Entre-temps|La même année|Le même (?:jour|mois)|L(?:’année|e mois|e jour|a semaine|e siècle|a décennie) (?:suivante?|précédente?|d’après|d’avant)|Le lendemain|La veille|Quelques (?:années|mois|jours|siècles|décennies) (?:plus|après|avant)|Jusque-là|Jusqu’alors|Pendant ce temps|Auparavant|Désormais|Pour sa part|Même (?:chose|règle)|Faute de|L’autre|Autour d(?:e lui|’elle|’eux)|À son tour|À ce titre|En (?:échange|retour)|À la place|De ce fait|Du coup|Par la suite|À partir de là|Dans les (?:années|décennies|mois|jours|siècles|semaines) (?:suivante?s|qui suivent)|Au contraire|À lui seul|Dans (?:ce|les deux) cas|Il en)|(?<!\p{L})(?:(?<!(?<!\p{N})\p{N}{4}(?!\p{N}).*)l(?:’année|e mois|e jour|a semaine) (?:suivante?|précédente?)|à (?:son|leur) tour|(?<!(?<!\p{N})\p{N}{4}(?!\p{N}).*)(?:ans?|années?|jours?|mois|semaines?|décennies?|siècles?) plus (?:tard|tôt)(?! que)|(?:le|la|du|au) (?:second|seconde|premier|première|dernier|dernière)(?= (?:dans|en|à|par|pour|est|a|sur|avec)(?!\p{L})|[,.]|$)|les (?:premiers?|seconds?|derniers?)(?=,|$)|ces dern\p{L}+|pour autant|au contraire|dans les deux cas|une? autre \p{Ll}+$|s’en (?:servir|charger|occuper|passer)|à la (?:première|deuxième|troisième|quatrième|cinquième)$|Il faut considérer)(?!\p{L})|(?:Personne|On) .*(?:l’|les )avoir \p{Ll}+$|(?<!\p{L})certaine?s (?=\p{Ll}+(?:ent|ont) )|(?<!\p{L})(?:En|Vers|Dès) \d{4} (?:il|elle|ils|elles) |^(?:Si |S’|Quand |Lorsqu’|Dès qu’|Comme )(?:il|elle|ils|elles) |(?<!\p{L})(?:est|sont) (?:(?:le|la|les) (?:plus|moins) \p{Ll}+|(?:une? |des )(?:bonne?s? |mauvaise?s? |meilleure?s? )?(?:choix|solutions?|exceptions?))(?=$|,)/iu,
}

/** `are that colour`, and not `after that date` where a date was named. */
const THAT =
  /\bthat (?<noun>colour|color|time|year|day|date|moment|case|point|level|price|rate|amount|country|area|purpose|reason|period|era|distance|height|length|size|weight|speed|temperature|number|figure|sum|value|limit|process|method|question)\b(?! (?:is|was|are|of|when|in)\b)/gu

/** `rejected the theory`, and not `the theory of relativity`: of many, one that was named before. */
const DEFINITE: Record<Locale, RegExp> = {
  en: /\bthe (?:(?:two|three|four|new|whole|entire|original|resulting) )?(?<noun>theor(?:y|ies)|ideas?|proposals?|documents?|treaty|ban|practice|invention|discovery|experiments?|projects?|agreement|decision|event|battle|crisis|attack|company|firm|workshop|emperor|novel|poem|patent|reforms?|movement|expedition|voyage|phenomenon|concept|notion|loans|man|men|woman|women|boy|girl|authors?|path|pathway|technique|contents|results?|problem|former|latter|authorities|country|trade)\b(?<!(?:is|are|was|were) the results?)(?! (?:of|that|which|who|whose|whom|in|for|to|between|from|on|at|with|by|called|named|known|where|when|behind|under|is (?:called|known)|\p{Lu}|\p{Ll}+ (?:of|in)\b)|’s|-|’)/gu,
  fr: /(?<![\p{L}’])(?:[Ll]e |[Ll]a |[Ll]es |[Ll]’|du |au |de l’|à l’)(?:deux |trois |nouve(?:au|lle) )?(?<noun>théories?|idée|proposition|document|traité|pratique|invention|découverte|expérience|projet|accord|décision|événement|bataille|crise|attaque|entreprise|émotion|objection|empereur|roman|poème|brevet|réforme|mouvement|expédition|voyage|phénomène|notion|travaux|chantier|auteur|technique|résultat|problème|ouvrage|oiseau|ministre|entrepreneur|famille|procédé|pays|terme|écrivain|journal|livre|savant|peintre|officier|ingénieur|poète|inventeur|appareil|faux)(?=$|[,;:]| (?:vers|et|ou|est|sont|fut|était|a|ont|avait|ne|n’\p{L}+|se|s’\p{L}+|sans|aux?|doit|peut|par|avec|une?|le|la|les|à l|à la|en (?:\d|(?:janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre))|près|\p{Ll}+(?:a|it|èrent|irent|ent))(?!\p{Ll}))/gu,
}
