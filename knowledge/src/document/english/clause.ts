import type { Clause } from '../grammar.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Finds the subject at the beginning of a sentence and its verb; undefined if the sentence is not that simple. */
export function englishClause(text: string): Clause | undefined {
  const lead = LEAD.exec(text)?.[0] ?? ''
  const body = text.slice(lead.length)
  const tokens = withVerbs(tokensOf(body))
  const subjectEnd = tokens.findIndex((token, index) => !isOfSubject(token, tokens, index))
  if (subjectEnd < 1) return undefined
  const last = tokens[subjectEnd - 1] as Token
  const subject = body.slice(0, last.end)
  if (NO_SUBJECT.test(subject)) return undefined
  if (subject.split(' ').length > LONGEST_SUBJECT || !hasNoun(tokens, subjectEnd)) return undefined

  const { verbAt, apposition } = verbAfter(tokens, subjectEnd, body)
  const verb = tokens[verbAt]
  if (!verb || !isFiniteVerb(verb)) return undefined
  const from = tokens[verbAt > subjectEnd && !apposition ? subjectEnd : verbAt] as Token
  return {
    lead,
    subject,
    apposition,
    verb: body.slice(from.start, verb.end),
    rest: body.slice(verb.end).trim(),
    isPlural: isPlural(verb, tokens.slice(0, subjectEnd)),
  }
}

const LEAD =
  /^(?:In|On|By|During|After|Before|Since|At|Under|Above|Below|Throughout|Until|Around|Between|Within|Across|Among)\b [^,]{2,60}, /
/** `If the water is cold, …`, `Here the water is cold`: not what the sentence is about. */
const NO_SUBJECT =
  /^(?:if|when|whenever|where|wherever|while|because|although|though|unless|until|once|since|as|after|before|that|whether|like|unlike|despite|without|with|by|for|from|in|on|at|to|into|under|over|during|through|there|here|how|what|why|who|then|thus|so|not|only|even|just|both|either|neither|such|note|remember|per)(?![\p{L}’-])/iu
const LONGEST_SUBJECT = 7

function isOfSubject({ pos, text }: Token, tokens: readonly Token[], index: number): boolean {
  if (['DET', 'ADJ', 'NOUN', 'PROPN', 'NUM'].includes(pos)) return true
  if (pos === 'ADP') return /^(of|in|for|from|at|on|by|to)$/.test(text) && index > 0
  if (/^[’']s$|^-$/.test(text)) return true
  if (pos === 'PRON') return /^(the|a|an)$/i.test(text)
  // `joins on very large tables`
  if (pos === 'ADV') return /^(very|highly)$/.test(text) && tokens[index + 1]?.pos === 'ADJ'
  // `the printing press`, `rising magma`, `carbon-fixing enzymes`
  const next = tokens[index + 1]
  const isModifier = pos === 'VERB' && /(ing|ed)$/.test(text) && (next?.pos === 'NOUN' || next?.pos === 'ADJ')
  return isModifier && (index === 0 || tokens[index - 1]?.pos === 'DET' || tokens[index - 1]?.text === '-')
}

function hasNoun(tokens: readonly Token[], end: number): boolean {
  const lastPos = tokens[end - 1]?.pos
  if (lastPos !== 'ADJ') return lastPos === 'NOUN' || lastPos === 'PROPN' || lastPos === 'NUM'
  // `A foreign key is`: the model takes some nouns for adjectives.
  return end === 1 || (tokens[0]?.pos === 'DET' && tokens[end]?.pos === 'AUX')
}

/** The model takes `A change causes a movement`, `Joins on tables are slow` for nouns and verbs that they are not. */
function withVerbs(tokens: readonly Token[]): Token[] {
  const article = tokens.findIndex(
    ({ text }, index) => /^(?:the|an?)$/.test(text) && /^(?:NOUN|ADJ)$/.test(tokens[index - 1]?.pos ?? ''),
  )
  const isVerb = (at: number) =>
    at === article - 1 && at > 0 && /^\p{Ll}+$/u.test(tokens[at]?.text ?? '') && isNominal(tokens[at - 1])
  return tokens.map((token, at) => {
    if (isVerb(at)) return { ...token, pos: 'VERB' }
    const isPluralNoun = at === 0 && token.pos === 'VERB' && /[^s]s$/.test(token.text)
    return isPluralNoun && tokens[1]?.pos === 'ADP' ? { ...token, pos: 'NOUN' } : token
  })
}

function isNominal(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' || token?.pos === 'PROPN'
}

/** The verb follows directly, after an adverb, or after an apposition between two commas. */
function verbAfter(
  tokens: readonly Token[],
  at: number,
  body: string,
): { verbAt: number; apposition: string } {
  const token = tokens[at]
  if (token?.text === ',') {
    const close = tokens.findIndex(({ text }, index) => index > at && text === ',')
    const next = tokens[close + 1]
    const isAside = close > at + 1 && next !== undefined && isFiniteVerb(next)
    return isAside
      ? {
          verbAt: close + 1,
          apposition: body.slice((tokens[at + 1] as Token).start, (tokens[close] as Token).start),
        }
      : { verbAt: -1, apposition: '' }
  }
  const isAdverb =
    token?.pos === 'ADV' &&
    /^(usually|often|also|first|always|generally|typically|normally|now|still|soon|mainly)$/.test(token.text)
  return { verbAt: isAdverb ? at + 1 : at, apposition: '' }
}

/** Not `living in …`, which belongs to the noun before it. */
function isFiniteVerb({ pos, text }: Token): boolean {
  return (pos === 'AUX' || pos === 'VERB') && !/ing$/.test(text) && text === text.toLowerCase()
}

/** Outside of what is added about something: `Freezers: -18 °C, which is cold` has none. */
export function hasVerb(text: string): boolean {
  const main = text.replace(/(?:, | )(?:which|who|whose|where)\b[^,]*/g, '')
  const tokens = tokensOf(main)
  const isVerb = (token: Token, at: number) =>
    isFiniteVerb(token) &&
    !/^to$/i.test(tokens[at - 1]?.text ?? '') &&
    !(/ed$/.test(token.text) && /^\S+ \S+, $/.test(main.slice(0, token.start)))
  // The model takes many a `shifts` for a noun, so only a label makes sure that there is none.
  return (
    tokens.some(isVerb) ||
    (!main.includes(':') && tokens.some(({ pos, text: word }) => pos === 'NOUN' && /[^s]s$/.test(word)))
  )
}

function isPlural(verb: Token, subject: readonly Token[]): boolean {
  if (/^(are|were|have|do)$/.test(verb.text)) return true
  if (/^(is|was|has|does)$/.test(verb.text)) return false
  if (verb.pos === 'VERB' && verb.text.endsWith('s') && !verb.text.endsWith('ss')) return false
  const before = subject.findIndex(({ pos }) => pos === 'ADP')
  const head = (before > 0 ? subject[before - 1] : subject.at(-1))?.text ?? ''
  return looksPlural(head)
}

export function looksPlural(noun: string): boolean {
  return (
    /[^su]s$|[^aeo]us?es$|(men|people|children|mice|bacteria|data|algae)$/.test(noun) &&
    !/(sis|xis|ics|news)$/.test(noun)
  )
}
