/** Removes the only negation: `Les ascenseurs ne doivent pas …`. Undefined if other words would have to change. */
export function affirmed(text: string): string | undefined {
  const unlimited = withoutLimit(text)
  if (unlimited) return unlimited
  if ((text.match(NEGATION) ?? []).length !== 1 || CONTRAST.test(text)) return undefined
  const at = text.search(NEGATED)
  // Denied of some only, whom the sentence goes on to describe: readers overlook it.
  if (at < 0 || RELATIVE.test(text.slice(0, at))) return undefined
  // The opposite of `ne doit pas` is `peut`: it is false already, and more plausible than `doit`.
  return text.replace(NEGATED, (_, verb: string) => ({ doit: 'peut', doivent: 'peuvent' })[verb] ?? verb)
}

/** `On ne déplace la victime qu’en cas de danger`: never, not even then; `n’invente presque jamais`: nearly always. */
function withoutLimit(text: string): string | undefined {
  if (MANY_NEGATIONS.test(text)) return undefined
  const seldom = text.replace(SELDOM, '$<verb> presque toujours')
  if (seldom !== text) return seldom
  const { verb = '', object = '', limit = '', rest = '' } = ONLY.exec(text)?.groups ?? {}
  const at = text.search(ONLY)
  if (!verb || RELATIVE.test(text.slice(0, at)) || RELATIVE.test(object)) return undefined
  return `${text.slice(0, at)}${verb} jamais${object}, même ${limit}${rest}`
}

const MANY_NEGATIONS = /(?<!\p{L})(?:ne |n’).*(?<!\p{L})(?:ne |n’)/u
const SELDOM = /(?<!\p{L})(?:ne |n’)(?<verb>(?:se |s’)?\p{L}+) presque jamais(?!\p{L})/u
const ONLY =
  /(?<!\p{L})(?<verb>(?:ne |n’)(?:se |s’)?\p{L}+)(?<object>(?: [^\s,:;]+){0,4}?) qu(?:e |’)(?<limit>lorsque|lorsqu’|quand|si |s’|en cas |après|avec |à la |à partir |en présence |sur )(?<rest>[^:;]+)$/u

const NEGATION = /(?<!\p{L})(?:ne(?= )|n’|ni|non|sans|aucune?|rien|personne)(?!\p{L})|(?<!\p{L})n’/giu
const RELATIVE = /(?<!\p{L})(?:qui|que|qu’|dont|où)(?!\p{L})/u
const CONTRAST =
  /(?<!\p{L})(?:mais|que si|sauf|tant que|alors que|tandis|bien que|parce|car|puisque|seulement|confondre)(?!\p{L})/iu
/** `pas de` has replaced an article, and `pas tous` denies something else. */
const NEGATED =
  /(?<!\p{L})(?:ne |n’)((?:se |s’|y |en |lui |leur )?[\p{L}]+) (?:pas|jamais)(?! (?:de |d’|tous|toutes|toujours|que |qu’|encore|nécessairement|forcément))(?!\p{L})/u
