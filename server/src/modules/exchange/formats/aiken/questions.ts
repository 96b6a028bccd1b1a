export interface AikenQuestion {
  /** Where it begins. */
  line: number
  beginning: string
  text: string
  answers: { letter: string; text: string }[]
  /** Missing where the question does not end. */
  key: string | undefined
}

/** What begins with a text, goes on with answers and ends with the key; and whatever else stands there, as far as it goes. */
export function* questionsIn(file: string): Generator<AikenQuestion> {
  let open: AikenQuestion | undefined
  let isParted = false
  for (const [index, written] of file.split(/\r\n|\r|\n/).entries()) {
    const line = lineOf(written.trim(), index + 1)
    // Moodle passes over lines of a single letter, too.
    if (line.text.length < 2) isParted = true
    else if (open && line.answer && isNext(open, line)) open.answers.push(line.answer)
    else if (line.key !== undefined && open && (line.isStrict || open.answers.length > 0)) {
      yield { ...open, key: line.key }
      open = undefined
    } else if (!open && line.isStrict) yield begun(line, '')
    else if (open && open.answers.length === 0 && !isParted) open.text += `\n${line.text}`
    else {
      if (open) yield open
      open = begun(line, line.text)
    }
    if (line.text.length > 1) isParted = false
  }
  if (open) yield open
}

function begun({ number, text: beginning }: AikenLine, text: string): AikenQuestion {
  return { line: number, beginning, text, answers: [], key: undefined }
}

/** A small letter begins an answer only where that letter is next. */
function isNext({ answers }: AikenQuestion, { answer, isStrict }: AikenLine): boolean {
  return isStrict || LETTERS[answers.length] === answer?.letter
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** A line of Aiken means what it begins with. */
interface AikenLine {
  number: number
  text: string
  answer: { letter: string; text: string } | undefined
  /** What follows `ANSWER:`. */
  key: string | undefined
  /** Moodle knows it, too: it wants capitals. */
  isStrict: boolean
}

/** Would Moodle take this for an answer or a key, wherever it stands? */
export function isTaken(text: string): boolean {
  const { answer, key, isStrict } = lineOf(text, 1)
  return isStrict && (answer !== undefined || key !== undefined)
}

function lineOf(text: string, number: number): AikenLine {
  const [, letter, said = ''] = /^([A-Z](?=[).])|[a-z](?=[).]\s))[).](.*)$/.exec(text) ?? []
  return {
    number,
    text,
    answer: letter ? { letter: letter.toUpperCase(), text: said.trim() } : undefined,
    key: /^ANSWER[ \t]*:(.*)$/i.exec(text)?.[1]?.trim(),
    isStrict: /^(?:[A-Z][).]|ANSWER:)/.test(text),
  }
}
