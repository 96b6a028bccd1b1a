import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarFile, escapeText, fold } from './calendar-file.ts'

const text = fc.string({ unit: fc.oneof(fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }), signs()) })

describe('a calendar file', () => {
  it('says when and where, to programs of any kind', () => {
    const file = calendarFile({
      uid: 'one@probant.test',
      sequence: 3,
      stampedAt: new Date('2026-11-15T08:00:00.123Z'),
      startsAt: new Date('2026-11-16T08:00:00Z'),
      endsAt: new Date('2026-11-16T09:30:00Z'),
      title: 'Villes, fleuves; montagnes',
      description: 'Un quiz.\nÀ faire.',
      url: 'https://probant.test/quiz/1',
    })

    expect(file.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Probant//Probant//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:one@probant.test',
      'SEQUENCE:3',
      'DTSTAMP:20261115T080000Z',
      'DTSTART:20261116T080000Z',
      'DTEND:20261116T093000Z',
      'SUMMARY:Villes\\, fleuves\\; montagnes',
      'DESCRIPTION:Un quiz.\\nÀ faire.',
      'URL:https://probant.test/quiz/1',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Villes\\, fleuves\\; montagnes',
      'TRIGGER:-PT15M',
      'END:VALARM',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('has no line of more than 75 octets, and loses nothing where it breaks one', () => {
    fc.assert(
      fc.property(text, (said) => {
        const line = `SUMMARY:${escapeText(said.toWellFormed())}`
        const folded = fold(line)
        for (const part of folded.split('\r\n')) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75)
        expect(folded.replaceAll('\r\n ', '')).toBe(line)
      }),
    )
  })

  it('carries any text as it is, but for characters that no text has', () => {
    fc.assert(
      fc.property(text, (said) => {
        const escaped = escapeText(said)
        expect(escaped).not.toMatch(/(?!\t)\p{Cc}/u)
        expect(read(escaped)).toBe(said.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, ''))
      }),
    )
  })

  it('lets nobody write lines of their own into it', () => {
    fc.assert(
      fc.property(text, (title) => {
        const at = new Date(0)
        const about = {
          uid: 'a@b',
          sequence: 1,
          stampedAt: at,
          startsAt: at,
          endsAt: at,
          description: '',
          url: 'x:y',
        }
        const named = calendarFile({ ...about, title: title.toWellFormed() }).replaceAll('\r\n ', '')
        expect(named.split('\r\n')).toHaveLength(21)
        expect(named.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
      }),
    )
  })
})

function signs() {
  return fc.constantFrom('\n', '\r', '\r\n', ';', ',', '\\', '\\n', 'é', '😀', ' ', '\t', '\u0000')
}

/** As a program reads it that knows the rules. */
function read(escaped: string): string {
  return escaped.replace(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
}
