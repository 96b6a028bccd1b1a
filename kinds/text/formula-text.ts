import {
  ACCENTS,
  BETWEEN,
  FUNCTIONS,
  LOWERED,
  RAISED,
  SIGNS,
  SPACES,
  UNSEEN,
  WORDS,
} from './formula-signs.ts'
import { isMoney } from './money.ts'

/**
 * A formula in signs that can stand in a file, a label or a list: `\pi r^2` is `πr²`, `\frac{a+b}{2}` is `(a + b)/2`. A command
 * that is not known is said by its name.
 */
export function formulaText(tex: string): string {
  return tex.length > LONGEST ? tex : createReader(tex).all().replace(/\s+/g, ' ').trim()
}

/** What is longer is no formula that anybody reads; it may be nested without end. */
const LONGEST = 2000

/** A text whose formulas are written by `write`. What is in code is none, nor are two amounts of dollars. */
export function withFormulas(markdown: string, write: (tex: string) => string): string {
  return markdown.replace(
    /(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)|(?<!\\)(\$\$?)([^$]+)\2/g,
    (source: string, _ticks, _sign, tex: string | undefined, at: number) =>
      tex === undefined || isMoney(source, markdown.charAt(at + source.length)) ? source : write(tex),
  )
}

/**
 * `between`: what stands between two others, with spaces. `name`: letters that belong together, such as `sin`. `script`: what
 * is raised or lowered, and belongs to what stands before it.
 */
interface Part {
  text: string
  kind?: 'between' | 'name' | 'script'
}

/** Reads from left to right, one part at a time. */
function createReader(tex: string) {
  const tokens = tex.match(/\\(?:[a-zA-Z]+|[\s\S])|\s+|[\s\S]/gu) ?? []
  let at = 0
  return { all: () => until('') }

  function until(end: string): string {
    let written = ''
    let last: Part = { text: '' }
    while (at < tokens.length && tokens[at] !== end) {
      const next = part()
      if (next.text === '') continue
      written += joint(last, next, written) + next.text
      if (next.kind !== 'script') last = next
    }
    at += 1
    return written
  }

  function part(): Part {
    const token = tokens[at++] ?? ''
    if (token.startsWith('\\')) return command(token.slice(1))
    if (token === '{') return { text: until('}') }
    if (token === '^') return { text: script(RAISED, '^'), kind: 'script' }
    if (token === '_') return { text: script(LOWERED, '_'), kind: 'script' }
    if (/^[-+=<>]$/.test(token)) return { text: token === '-' ? '−' : token, kind: 'between' }
    if (token === '}' || /^\s+$/.test(token)) return { text: '' }
    // `3{,}14` is a number.
    if (/^[,;]$/.test(token) && /^\s/.test(tokens[at] ?? '')) return { text: `${token} ` }
    return { text: { '&': ' ', "'": '′', '~': ' ' }[token] ?? token }
  }

  function command(name: string): Part {
    const between = BETWEEN.get(name)
    if (between) return { text: between, kind: 'between' }
    if (name === 'not') return struckThrough(part())
    if (FUNCTIONS.has(name)) return { text: FUNCTIONS.get(name) ?? name, kind: 'name' }
    const text = shown(name)
    return text === undefined ? { text: name, kind: 'name' } : { text }
  }

  /** Nothing where the command is not known. */
  function shown(name: string): string | undefined {
    const accent = ACCENTS.get(name)
    if (/^[dtc]?frac$/.test(name)) return `${grouped(argument())}/${grouped(argument())}`
    if (name === 'sqrt') return root()
    if (/^[dt]?binom$/.test(name)) return `C(${argument()}, ${argument()})`
    if (name === 'begin' || name === 'end') return bracket(words(), name)
    if (name === '\\') return '; '
    if (SPACES.has(name)) return ' '
    if (UNSEEN.has(name)) return missingBracket()
    if (WORDS.has(name)) return words()
    if (accent) return accented(argument(), accent)
    return SIGNS.get(name) ?? (/^[a-zA-Z]/.test(name) ? undefined : name)
  }

  /** `\left.` is a bracket that is not there. */
  function missingBracket(): string {
    if (tokens[at] === '.') at += 1
    return ''
  }

  function argument(): string {
    while (/^\s+$/.test(tokens[at] ?? '')) at += 1
    return at < tokens.length ? part().text : ''
  }

  /** As they stand, with their spaces. */
  function words(): string {
    while (/^(?:\s+|\*)$/.test(tokens[at] ?? '')) at += 1
    if (tokens[at] !== '{') return argument()
    let depth = 0
    let written = ''
    do {
      const token = tokens[at++] ?? '}'
      depth += token === '{' ? 1 : token === '}' ? -1 : 0
      if (!/^[{}]$/.test(token)) written += token.replace(/^\\/, '')
    } while (depth > 0 && at < tokens.length)
    return written
  }

  function root(): string {
    if (tokens[at] !== '[') return `√${grouped(argument())}`
    at += 1
    return `${small(until(']'), RAISED) ?? ''}√${grouped(argument())}`
  }

  function script(signs: ReadonlyMap<string, string>, sign: string): string {
    const written = argument().trim()
    if (written === '∘') return '°'
    if (/^[′*∗]+$/.test(written)) return written
    const isOne = [...written].length === 1 || /^\(.*\)$/.test(written)
    return small(written, signs) ?? (isOne ? `${sign}${written}` : `${sign}(${written})`)
  }
}

/** `\not=` is ≠. */
function struckThrough(part: Part): Part {
  return { ...part, text: `${part.text}\u0338`.normalize('NFC') }
}

/** What stands between two parts. */
function joint(last: Part, next: Part, written: string): string {
  if (written === '' || /\s$/.test(written) || next.kind === 'script') return ''
  if (next.kind === 'between') return OPENED.test(written) || isOpenedByBar(written) ? '' : ' '
  if (last.kind === 'between') return SIGNED.test(written) ? '' : ' '
  if (last.kind === 'name') return /^[\p{L}\p{Nd}√]/u.test(next.text) ? ' ' : ''
  return next.kind === 'name' && /[\p{L}\p{N})]$/u.test(written) ? ' ' : ''
}

const OPENED = /[([{]$/
/** A sign at the beginning, or behind another one, belongs to what follows it. */
const SIGNED = /(?:^|[([{|]|[^\p{L}\p{N}\s)\]}|]\s)[+−±∓]$/u

function isOpenedByBar(written: string): boolean {
  return written.endsWith('|') && written.split('|').length % 2 === 0
}

/** Nothing where one of them has no small form. */
function small(written: string, signs: ReadonlyMap<string, string>): string | undefined {
  const all = [...written.replaceAll(' ', '')].map((sign) => signs.get(sign))
  return all.every((sign) => sign !== undefined) ? all.join('') : undefined
}

/** In brackets where it would not be read as one otherwise. */
function grouped(written: string): string {
  const text = written.trim()
  return /^(?:[\d.,]+|[\p{L}\p{M}]+[\p{No}′]*|∞|\([^()]*\))?$/u.test(text) ? text : `(${text})`
}

/** Over one letter only. */
function accented(written: string, accent: string): string {
  return [...written].length === 1 ? `${written}${accent}` : written
}

function bracket(environment: string, side: 'begin' | 'end'): string {
  const around = { pmatrix: '()', bmatrix: '[]', vmatrix: '||', cases: '{ ' }[environment] ?? '  '
  return around.charAt(side === 'begin' ? 0 : 1)
}
