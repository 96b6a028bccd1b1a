import { commonLook, type Line, part } from './line.ts'

/** Where a line leaves the choice between true and false: which signs of it, and which of both it marks. */
export interface TruthChoice {
  from: number
  to: number
  /** How each word looks. */
  looks: { isTrue: number; isFalse: number }
  /** Where one of two boxes is ticked. */
  ticked: boolean | undefined
}

export function truthChoiceIn(line: Line): TruthChoice | undefined {
  const { text } = line
  const words = ALONE.exec(text) ?? AT_END.exec(text)
  if (words?.indices?.groups) {
    const [from = 0, to = 0] = words.indices[0] ?? []
    const { is: isTrue = [0, 0], not = [0, 0] } = words.indices.groups
    const isTicked = TICK.test(text.slice(from, isTrue[0]))
    const isOtherTicked = TICK.test(text.slice(isTrue[1], not[0]))
    const lookOf = ([start = 0, end = 0]: number[]) => commonLook(part(line, start, end))
    const looks = { isTrue: lookOf(isTrue), isFalse: lookOf(not) }
    return { from, to, looks, ticked: isTicked === isOtherTicked ? undefined : isTicked }
  }
  const said = SAID.exec(text)
  if (said?.[1]) {
    const ticked = truthSaid(said[1])
    return { from: said.index, to: text.length, looks: { isTrue: 0, isFalse: 0 }, ticked }
  }
  const first = AT_START.exec(text)
  if (first) return { from: 0, to: first[0].length, looks: { isTrue: 0, isFalse: 0 }, ticked: undefined }
}

/** Both words and nothing else. */
export function isTruthLine(text: string): boolean {
  return ALONE.test(text)
}

const BOXES = String.raw`(?:[☐□❏❑❒☑☒✅✓✔○◯●]|\[[\sxX]?\]|\([\sxX]?\)|[-•])`
const WORDS = String.raw`(?<is>true|vrai|t|v)(?<between>\s*(?:\/|\||or|ou)\s*|\s+|\s*${BOXES}\s*)(?<not>false|faux|f)`
const ALONE = new RegExp(String.raw`^\s*${BOXES}?\s*[([]?\s*${WORDS}\s*[)\]]?\s*[.?]?\s*$`, 'di')
const AT_END =
  /(?:[([]\s*(?<is>true|vrai|t|v)\s*(?:\/|\||or|ou)\s*(?<not>false|faux|f)\s*[)\]])\s*[.?:]?\s*$/di
/** One of both, behind its statement. A letter alone could be a unit. */
const SAID = /[([]\s*(true|vrai|false|faux)\s*[)\]]\s*[.]?\s*$/i
const AT_START =
  /^[([]?\s*(?:true\s*(?:or|\/)\s*false|vrai\s*(?:ou|\/)\s*faux|t\s?\/\s?f|v\s?\/\s?f)\s*[)\]]?\s*[:?.–—-]\s*(?=\S)/i
const TICK = /[☑☒✅✓✔●]|\[x\]|\(x\)/i

/** `T`, `V` and `F` mean it as well, where nothing else can be chosen. */
export function truthSaid(word: string): boolean | undefined {
  const bare = word
    .trim()
    .toLowerCase()
    .replace(/[.!\s]+$/, '')
  if (['true', 't', 'vrai', 'v'].includes(bare)) return true
  if (['false', 'f', 'faux'].includes(bare)) return false
}
