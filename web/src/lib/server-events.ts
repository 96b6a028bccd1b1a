/** One event as the server wrote it. */
export interface ServerEvent {
  event: string
  data: string
}

/** Reads server-sent events piece by piece: a piece may end anywhere, also within a line or between CR and LF. */
export function createEventReader() {
  let rest = ''
  let event = ''
  let data: string[] = []
  let isFirst = true

  return function* read(piece: string): Generator<ServerEvent> {
    rest += isFirst ? piece.replace(/^\uFEFF/, '') : piece
    if (piece !== '') isFirst = false

    // A CR at the very end may be half of a line break.
    for (let end = LINE_END.exec(rest); end && !isHalf(end, rest); end = LINE_END.exec(rest)) {
      const line = rest.slice(0, end.index)
      rest = rest.slice(end.index + end[0].length)
      if (line === '') {
        const done = { event: event || 'message', data: data.join('\n') }
        const isEmpty = data.length === 0
        event = ''
        data = []
        if (!isEmpty) yield done
        continue
      }
      const { name, value } = fieldOf(line)
      if (name === 'event') event = value
      if (name === 'data') data.push(value)
    }
  }
}

const LINE_END = /\r\n|\n|\r/

function isHalf(end: RegExpExecArray, text: string): boolean {
  return end[0] === '\r' && end.index === text.length - 1
}

/** A comment is a field without a name: nobody listens to it. */
function fieldOf(line: string): { name: string; value: string } {
  const colon = line.indexOf(':')
  if (colon < 0) return { name: line, value: '' }
  return { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') }
}
