import type { Clause } from '../grammar.ts'
import { finiteForm } from './words.ts'

/** Removes the only negation: `Les ascenseurs ne doivent pas …`. Undefined if other words would have to change. */
export function affirmed(text: string): string | undefined {
  if ((text.match(NEGATION) ?? []).length !== 1 || CONTRAST.test(text)) return undefined
  if (!NEGATED.test(text)) return undefined
  // The opposite of `ne doit pas` is `peut`: it is false already, and more plausible than `doit`.
  return text.replace(NEGATED, (_, verb: string) => ({ doit: 'peut', doivent: 'peuvent' })[verb] ?? verb)
}

const NEGATION = /(?<!\p{L})(?:ne(?= )|n’|ni|non|sans|aucune?|rien|personne)(?!\p{L})|(?<!\p{L})n’/giu
const CONTRAST =
  /(?<!\p{L})(?:mais|que si|sauf|tant que|alors que|tandis|bien que|parce|car|puisque|seulement|confondre)(?!\p{L})/iu
/** `pas de` has replaced an article, and `pas tous` denies something else. */
const NEGATED =
  /(?<!\p{L})(?:ne |n’)((?:se |s’|y |en |lui |leur )?[\p{L}]+) (?:pas|jamais)(?! (?:de |d’|tous|toutes|toujours|que |qu’|encore|nécessairement|forcément))(?!\p{L})/u

/** Denies the main statement: `Les nuages ne sont pas …`. Undefined if it is unclear what would be denied. */
export function negated({ lead, subject, verb, rest, apposition }: Clause): string | undefined {
  if (apposition || QUANTIFIED.test(subject) || !isPlain(rest) || /^(?:ne|n’)/.test(verb)) return undefined
  // `ne contient pas de gaz`: rules cannot tell which `des` is an article.
  if (!/^(?:est|sont|était|étaient|sera|seront|fut|furent)$/.test(verb) && ARTICLE.test(rest))
    return undefined
  const isElided = /^[aeiouyâàéèêëîïôöûùœh]/i.test(verb)
  return `${lead}${subject} ${isElided ? 'n’' : 'ne '}${verb} pas ${rest}`
}

const QUANTIFIED =
  /^(?:On|Tou(?:t|te|s|tes)|Chaque|Aucune?|Plusieurs|Quelques|Certain|La plupart|Environ|Seule?s?|Une partie|Deux|Trois|Quatre|Cinq|\d)(?!\p{L})/u
const ARTICLE = /^(?:une?|des|du|de la|de l’|d’)(?!p{L})/

/** A single statement: with a second one, it is unclear which of them is denied. */
function isPlain(rest: string): boolean {
  if (
    /^(?:souvent|toujours|parfois|aussi|surtout|généralement|en général|automatiquement|que|qu’)(?!\p{L})/u.test(
      rest,
    )
  )
    return false
  if (
    /(?<!\p{L})(?:ne|n’|pas|jamais|sans|ni|mais|ou|parce|car|puisque|si|quand|lorsqu\p{L}*|sauf|donc|tandis|alors|bien que|jusqu\p{L}*|seulement|environ|moyenne|près|presque|au moins|au plus)(?!\p{L})|[,;:]/u.test(
      rest,
    )
  )
    return false
  return [...rest.matchAll(/ et (\p{L}+)/gu)].every(([, next = '']) => !finiteForm(next))
}
