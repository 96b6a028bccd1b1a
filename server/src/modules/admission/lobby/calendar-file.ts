interface CalendarEvent {
  uid: string
  /** Counts its changes: a later file with the same uid takes the place of an earlier one. */
  sequence: number
  stampedAt: Date
  startsAt: Date
  endsAt: Date
  title: string
  description: string
  url: string
}

/**
 * One event as RFC 5545 has it, with a reminder a quarter of an hour before. Written here: ical-generator lets control
 * characters through, and one event is little more than these lines.
 */
export function calendarFile(event: CalendarEvent): string {
  const title = escapeText(event.title)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Probant//Probant//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${instantOf(event.stampedAt)}`,
    `DTSTART:${instantOf(event.startsAt)}`,
    `DTEND:${instantOf(event.endsAt)}`,
    `SUMMARY:${title}`,
    `DESCRIPTION:${escapeText(event.description)}`,
    `URL:${event.url}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${title}`,
    'TRIGGER:-PT15M',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Line breaks, separators and the sign that escapes them; other control characters have no place in a text. */
export function escapeText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
}

/** At most 75 octets a line; the rest goes on behind a space. A character is never cut in two. */
export function fold(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}

const LINE_OCTETS = 75

/** In UTC, to the second. */
function instantOf(date: Date): string {
  return date.toISOString().replace(/[-:]|\.\d{3}/g, '')
}
