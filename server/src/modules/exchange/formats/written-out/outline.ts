import { type Beginning, beginningOf } from './beginning.ts'
import { piecesIn } from './in-one-line.ts'
import { asks, joined, type Line } from './line.ts'
import { numbersAreAnswers } from './numbering.ts'
import { saidIn } from './said.ts'
import { isTruthLine } from './truth.ts'

/** A question as it stands in a document, before anybody has thought about what it means. */
export interface Outlined {
  line: number
  /** As the document numbers it. */
  value: number | undefined
  stem: Line[]
  options: Option[]
  /** What a line under it calls its answer. */
  key: string | undefined
  explanation: string[]
  points: number | null
  /** It asks nothing, and is too long for a heading. */
  isText: boolean
}

export interface Option {
  line: Line
  sign: 'letter' | 'number' | 'box' | 'bullet'
  /** The bullet itself. */
  bullet?: string
  isStarred: boolean
  isTicked: boolean
  /** Its letter, which may be marked instead of its words. */
  look?: Line
}

/** Questions and their answers, one after the other; and long texts that belong to none of them. */
export function outlineOf(lines: readonly Line[]): Outlined[] {
  const walk = createWalk(numbersAreAnswers(lines))
  for (const line of lines) if (line.text.trim() !== '') walk.take(line)
  return walk.end()
}

function createWalk(numbersAnswer: boolean) {
  const found: Outlined[] = []
  let open: Outlined | undefined
  /** What belongs to no question yet: a heading, a text to read, or what the next answers belong to. */
  let loose: Line[] = []
  /** Where what follows belongs. */
  let place: 'stem' | 'key' | 'explanation' | 'done' = 'done'
  let last = 0

  return {
    take(line: Line) {
      if (open && takeSaid(open, line.text)) return
      if (open && place === 'stem' && open.options.length === 0 && isTruthLine(line.text)) {
        open.stem.push(line)
        return
      }
      const beginning = beginningOf(line)
      if (isQuestion(beginning, line)) {
        begin(line.number, beginning.value, beginning.rest.text === '' ? [] : [beginning.rest], line.indent)
        last = beginning.value
        return
      }
      if (isOption(beginning)) takeOption(beginning)
      else takeText(line)
    },

    end(): Outlined[] {
      settleLoose()
      return found
    },
  }

  function takeSaid(question: Outlined, text: string): boolean {
    const said = saidIn(text)
    if (!said) return false
    if (said.is === 'key') question.key = said.text
    if (said.is === 'explanation' && said.text) question.explanation.push(said.text)
    if (said.is === 'points') question.points = said.points
    else place = said.is === 'explanation' ? 'explanation' : said.text === '' ? 'key' : 'done'
    return true
  }

  function isQuestion(beginning: Beginning, line: Line): beginning is Numbered {
    if (beginning.is === 'question') return true
    if (beginning.is !== 'number' || numbersAnswer) return false
    const { value } = beginning
    // Further to the right than the question: its answers, or what it speaks of.
    const isWithin =
      open?.value !== undefined && place === 'stem' && line.indent > (open.stem[0]?.indent ?? 0)
    if (isWithin && value === (open?.options.length ?? 0) + 1) return false
    return last === 0 || value === 1 || (value > last && value <= last + SKIPPED_MOST)
  }

  function isOption(beginning: Beginning): beginning is Exclude<Beginning, { is: 'text' | 'question' }> {
    if (beginning.is === 'text' || beginning.is === 'question') return false
    if (loose.length === 0 && (!open || place !== 'stem')) return false
    if (beginning.is === 'bullet' || beginning.is === 'box') return true
    const options = loose.length > 0 ? [] : (open?.options ?? [])
    const alike = options.filter(({ sign }) => sign === beginning.is)
    return beginning.value === alike.length + 1
  }

  function takeOption(beginning: Exclude<Beginning, { is: 'text' | 'question' }>) {
    if (loose.length > 0) beginUnnumbered()
    if (!open) return
    // Bullets or numbers before letters belong to what is asked.
    if (beginning.is === 'letter' && open.options.every(({ sign }) => sign !== 'letter')) {
      open.stem = open.stem.concat(open.options.map(({ line }) => line))
      open.options = []
    }
    const option: Option = {
      line: beginning.rest,
      sign: beginning.is,
      isStarred: 'isStarred' in beginning && beginning.isStarred,
      isTicked: 'isTicked' in beginning && beginning.isTicked,
      ...('sign' in beginning && { bullet: beginning.sign }),
      ...('look' in beginning && { look: beginning.look }),
    }
    const pieces = beginning.is === 'letter' ? piecesIn(option.line, open.options.length + 2) : []
    const [{ line } = option, ...others] = pieces
    open.options.push({ ...option, line }, ...others.map(optionOf))
  }

  function takeText(line: Line) {
    const isAside = !open || place === 'done' || line.isHeading || PART.test(line.text) || loose.length > 0
    if (open && !isAside && place === 'key') {
      open.key = line.text.trim()
      place = 'done'
    } else if (open && !isAside && place === 'explanation' && !line.isParted)
      open.explanation.push(line.text.trim())
    else if (open && !isAside && place === 'stem' && open.options.length === 0) open.stem.push(line)
    else if (open && !isAside && place === 'stem' && line.mayContinue && !line.isParted) {
      const option = open.options.at(-1)
      if (option) option.line = joined(option.line, line)
    } else loose.push(line)
  }

  function begin(line: number, value: number | undefined, stem: Line[], indent: number) {
    settleLoose()
    const first = stem[0]
    const [asked, ...options] = first ? piecesIn(first, 1) : []
    open = blank(line, value)
    open.stem = asked ? [{ ...asked.line, indent }, ...stem.slice(1)] : []
    open.options = options.map(optionOf)
    found.push(open)
    place = 'stem'
  }

  /** What stands right before answers is what they answer. */
  function beginUnnumbered() {
    const parted = loose.findLastIndex(({ isParted }) => isParted)
    const heading = loose.slice(0, -1).findLastIndex(({ isHeading }) => isHeading)
    const stem = loose.splice(Math.max(parted >= 0 ? parted : loose.length - 1, heading + 1))
    begin(stem[0]?.number ?? 1, undefined, stem, stem[0]?.indent ?? 0)
  }

  /** Whatever asks something is a question; what is long is shown as what it is. */
  function settleLoose() {
    const isAsked = loose.some(({ text }) => asks(text))
    const length = loose.reduce((sum, { text }) => sum + text.length, 0)
    const [first] = loose
    if (first && (isAsked || length > HEADING_LONGEST))
      found.push({ ...blank(first.number, undefined), stem: loose, isText: !isAsked })
    loose = []
  }
}

type Numbered = Extract<Beginning, { is: 'question' | 'number' }>

function blank(line: number, value: number | undefined): Outlined {
  return { line, value, stem: [], options: [], key: undefined, explanation: [], points: null, isText: false }
}

function optionOf({ line, isStarred }: { line: Line; isStarred: boolean }): Option {
  return { line, sign: 'letter', isStarred, isTicked: false }
}

/** A heading that the document doesn't call one. */
const PART =
  /^(?:part|section|chapter|unit|exercise|partie|chapitre|unité|exercice|série)\s+(?:[\dA-Z]{1,3}|[IVX]+|one|two|three)\b.{0,80}$/i
/** What is longer is a text that somebody may miss. */
const HEADING_LONGEST = 160
/** Numbers that may be missing between two questions; what is further is no number of a question. */
const SKIPPED_MOST = 10
