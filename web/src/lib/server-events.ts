import { createParser } from 'eventsource-parser'

/** One event as the server wrote it. */
export interface ServerEvent {
  event: string
  data: string
}

/** Reads server-sent events piece by piece: a piece may end anywhere, also within a line or between CR and LF. */
export function createEventReader() {
  const events: ServerEvent[] = []
  const parser = createParser({ onEvent: ({ event = 'message', data }) => events.push({ event, data }) })
  return (piece: string): ServerEvent[] => {
    parser.feed(piece)
    return events.splice(0)
  }
}
