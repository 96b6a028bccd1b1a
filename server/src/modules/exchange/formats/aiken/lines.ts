/** A line of Aiken means what it begins with. */
export interface AikenLine {
  number: number
  text: string
  answer: { letter: string; text: string } | undefined
  /** What follows `ANSWER:`. */
  key: string | undefined
  /** Moodle knows it, too: it wants capitals. */
  isStrict: boolean
}

export function* linesIn(file: string): Generator<AikenLine> {
  let number = 0
  for (const written of file.split(/\r\n|\r|\n/)) {
    number += 1
    yield lineOf(written.trim(), number)
  }
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
