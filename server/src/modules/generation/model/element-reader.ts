import { PART_LISTS } from './element-schema.ts'

/**
 * Finds the questions in an answer while it is still being written. Models wrap their JSON in prose and code fences, leave
 * out the outer object, or stop in the middle: whatever is complete counts, each element by itself.
 */
export function createElementReader() {
  /** The brackets that are open, outermost first. */
  let path = ''
  /** What was read since the element began, or the outermost bracket. */
  let piece = ''
  let isInString = false
  let isEscaped = false
  let hasElements = false
  /** The list that is open lies within a question. */
  let isPartList = false
  let isAnswered = false

  return {
    /** Elements that are complete with this piece of text: parsed, or `undefined` where that can't be done. */
    *read(text: string): Generator<unknown> {
      for (const character of text) yield* take(character)
    },

    /** Something came that can be called an answer: an element, or the plain statement that there are none. */
    get isAnswered() {
      return isAnswered
    },
  }

  function* take(character: string): Generator<unknown> {
    if (path) piece += character
    if (piece.length > LONGEST) startOver()
    if (isInString) return takeInString(character)
    if (character === '{' || character === '[') return open(character)
    if (!path) return
    if (character === '"') isInString = true
    else if (character === '}' || character === ']') yield* close(character)
    // A code fence ends whatever is before it.
    else if (character === '`') startOver()
  }

  function takeInString(character: string): void {
    if (isEscaped) isEscaped = false
    else if (character === '\\') isEscaped = true
    else if (character === '"') isInString = false
  }

  function open(bracket: string): void {
    // No question is built like this: whoever goes on and on would fill the memory.
    if (path.length === DEEPEST) startOver()
    if (path === '') hasElements = false
    if (path === '{' && bracket === '[') isPartList = PART_LISTS.has(KEY_BEFORE.exec(piece)?.[1] ?? '')
    if (path === '' || isElementPlace()) piece = bracket
    path += bracket
  }

  function* close(bracket: string): Generator<unknown> {
    if (path.at(-1) !== OPENING[bracket]) return startOver()
    path = path.slice(0, -1)
    if (bracket === '}' && isElementPlace()) yield* found()
    else if (path === '' && !hasElements) yield* foundAlone(bracket)
  }

  /** In a list, which is all there is or stands in one object. */
  function isElementPlace(): boolean {
    return path === '[' || (path === '{[' && !isPartList)
  }

  function* found(): Generator<unknown> {
    hasElements = true
    isAnswered = true
    const element = parsed(piece)
    // The outer object, taken for an element because of a bracket in the prose before it.
    if (listIn(element)) yield* listIn(element) ?? []
    else yield element
  }

  function* foundAlone(bracket: string): Generator<unknown> {
    const whole = parsed(piece)
    const list = Array.isArray(whole) ? whole : listIn(whole)
    if (list) isAnswered ||= list.length === 0
    else if (bracket === '}' && whole !== undefined) yield* found()
  }

  function startOver(): void {
    path = ''
    piece = ''
    isInString = false
    isEscaped = false
  }
}

const KEY_BEFORE = /"(\w+)"\s*:\s*\[$/
const OPENING: Record<string, string> = { '}': '{', ']': '[' }

/** Longer than any question that could be kept. */
const LONGEST = 100_000
/** Brackets within brackets: a question needs four. */
const DEEPEST = 64

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function listIn(value: unknown): unknown[] | undefined {
  const { elements } = (value ?? {}) as { elements?: unknown }
  return Array.isArray(elements) ? elements : undefined
}
