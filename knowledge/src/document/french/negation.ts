/** Removes the only negation: `Les ascenseurs ne doivent pas …`. Undefined if other words would have to change. */
export function affirmed(text: string): string | undefined {
  if ((text.match(NEGATION) ?? []).length !== 1 || CONTRAST.test(text)) return undefined
  const at = text.search(NEGATED)
  // Denied of some only, whom the sentence goes on to describe: readers overlook it.
  if (at < 0 || RELATIVE.test(text.slice(0, at))) return undefined
  // The opposite of `ne doit pas` is `peut`: it is false already, and more plausible than `doit`.
  return text.replace(NEGATED, (_, verb: string) => ({ doit: 'peut', doivent: 'peuvent' })[verb] ?? verb)
}

const NEGATION = /(?<!\p{L})(?:ne(?= )|n’|ni|non|sans|aucune?|rien|personne)(?!\p{L})|(?<!\p{L})n’/giu
const RELATIVE = /(?<!\p{L})(?:qui|que|qu’|dont|où)(?!\p{L})/u
const CONTRAST =
  /(?<!\p{L})(?:mais|que si|sauf|tant que|alors que|tandis|bien que|parce|car|puisque|seulement|confondre)(?!\p{L})/iu
/** `pas de` has replaced an article, and `pas tous` denies something else. */
const NEGATED =
  /(?<!\p{L})(?:ne |n’)((?:se |s’|y |en |lui |leur )?[\p{L}]+) (?:pas|jamais)(?! (?:de |d’|tous|toutes|toujours|que |qu’|encore|nécessairement|forcément))(?!\p{L})/u
