import { DEFAULT_OPTIONS } from '@probant/contract/quizzes/form'
import { describe, expect, it } from 'vitest'
import { type InvitingMailKind, participantEmail, withdrawalEmail } from './emails.ts'

const now = new Date('2026-11-16T08:00:00Z')
const INVITED = {
  title: 'Capitals of Europe',
  creatorName: 'Claire',
  startsAt: new Date('2026-11-16T08:00:00Z'),
  endsAt: new Date('2026-11-16T09:00:00Z'),
  timeZone: 'Europe/Paris',
  durationMinutes: 30,
  extraMinutes: 0,
  isOwnWindow: false,
  hasToChoose: false,
  message: '',
  options: DEFAULT_OPTIONS,
}
const [PARIS, MONTREAL] = ['Europe/Paris', 'America/Montreal'] as const
const LINK = 'https://probant.test/invitation#iv_token'

describe('the mail to a participant', () => {
  it.each([
    ['invitation', 'en', 'Claire has invited you to “Capitals of Europe”', 'Capitals of Europe'],
    ['reminder', 'en', 'Reminder: “Capitals of Europe”', 'You haven’t started yet'],
    ['lastCall', 'en', 'One hour left: “Capitals of Europe”', 'One hour left'],
    ['invitation', 'fr', 'Claire vous invite à « Capitals of Europe »', 'Capitals of Europe'],
    ['reminder', 'fr', 'Rappel : « Capitals of Europe »', 'Vous n’avez pas encore commencé'],
    ['lastCall', 'fr', 'Il reste une heure : « Capitals of Europe »', 'Il reste une heure'],
  ] as const)('is a %s in %s, and leads to the quiz', (kind, locale, subject, heading) => {
    const mail = participantEmail(kind, locale, { invited: INVITED, readerZone: PARIS, now })(LINK)

    expect(plain(mail.subject)).toBe(subject)
    expect(mail.letter.heading).toBe(heading)
    expect(mail.letter.action.url).toBe(LINK)
    expect(mail.letter.paragraphs.join(' ')).toContain('Claire')
  })

  it('does not say that somebody has not begun what is not open yet', () => {
    const upcoming = { ...INVITED, startsAt: new Date('2026-11-16T08:30:00Z') }
    const { letter } = participantEmail('reminder', 'en', { invited: upcoming, readerZone: PARIS, now })(LINK)
    expect(letter.heading).toBe('Don’t forget this quiz')
    expect(letter.paragraphs).toEqual(['This is a reminder from Claire about the quiz “Capitals of Europe”.'])
  })

  it('carries what the creator adds, under their name, and only in the invitation', () => {
    const invited = { ...INVITED, message: 'Bring headphones.\n\n<b>Good luck!</b>' }
    const paragraphs = (kind: InvitingMailKind) =>
      participantEmail(kind, 'en', { invited, readerZone: PARIS, now })(LINK).letter.paragraphs

    expect(paragraphs('invitation').slice(1)).toEqual([
      'Message from Claire:',
      'Bring headphones.',
      '<b>Good luck!</b>',
    ])
    expect(paragraphs('reminder').join(' ')).not.toContain('headphones')
  })

  it('says that less than an hour is left when it comes late', () => {
    const late = new Date('2026-11-16T08:20:00Z')
    expect(
      participantEmail('lastCall', 'fr', { invited: INVITED, readerZone: PARIS, now: late })(LINK).letter
        .heading,
    ).toBe('Il reste moins d’une heure')
  })
})

describe('when it is', () => {
  it.each([
    [{}, 'Monday 16 November 2026, 09:00 to 10:00 (Paris time)'],
    [{ timeZone: 'America/New_York' }, 'Monday 16 November 2026, 03:00 to 04:00 (New York time)'],
    [{ timeZone: 'Etc/GMT+5' }, 'Monday 16 November 2026, 03:00 to 04:00 (GMT-05:00)'],
    [{ timeZone: 'UTC' }, 'Monday 16 November 2026, 08:00 to 09:00 (Coordinated Universal Time)'],
    [
      { endsAt: new Date('2026-12-01T17:00:00Z') },
      'From Monday 16 November 2026, 09:00 to Tuesday 1 December 2026, 18:00 (Paris time)',
    ],
    [{ startsAt: null }, 'Until Monday 16 November 2026, 10:00 (Paris time)'],
    [{ endsAt: null }, 'From Monday 16 November 2026, 09:00 (Paris time)'],
    [{ startsAt: null, endsAt: null }, undefined],
  ])('is said by the clocks of the quiz’s place: %o', (changes, words) => {
    expect(fact('en', 'When', changes)).toBe(words)
  })

  it.each([
    [{}, 'Lundi 16 novembre 2026, de 09:00 à 10:00 (heure de Paris)'],
    [
      { endsAt: new Date('2026-12-01T17:00:00Z') },
      'Du lundi 16 novembre 2026 à 09:00 au mardi 1er décembre 2026 à 18:00 (heure de Paris)',
    ],
    [
      { startsAt: null, timeZone: 'Europe/London' },
      'Jusqu’au lundi 16 novembre 2026 à 09:00 (heure de Londres)',
    ],
    [{ endsAt: null }, 'À partir du lundi 16 novembre 2026 à 09:00 (heure de Paris)'],
  ])('in French: %o', (changes, words) => {
    expect(fact('fr', 'Dates', changes)).toBe(words)
  })
})

describe('when it is, for a reader whose clocks show another time', () => {
  const hour = (startsAt: string, endsAt: string) => ({
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
  })

  it.each([
    [
      'both in winter time',
      hour('2026-11-16T08:00:00Z', '2026-11-16T09:00:00Z'),
      'Monday 16 November 2026, 03:00 to 04:00 (Montreal time), which is Monday 16 November 2026, 09:00 to 10:00 (Paris time)',
      'Lundi 16 novembre 2026, de 03:00 à 04:00 (heure de Montréal) ; soit lundi 16 novembre 2026, de 09:00 à 10:00 (heure de Paris)',
    ],
    [
      'Paris in winter time a week before Montreal',
      hour('2026-10-28T08:00:00Z', '2026-10-28T09:00:00Z'),
      'Wednesday 28 October 2026, 04:00 to 05:00 (Montreal time), which is Wednesday 28 October 2026, 09:00 to 10:00 (Paris time)',
      'Mercredi 28 octobre 2026, de 04:00 à 05:00 (heure de Montréal) ; soit mercredi 28 octobre 2026, de 09:00 à 10:00 (heure de Paris)',
    ],
    [
      'another day there',
      hour('2026-11-16T23:30:00Z', '2026-11-17T00:30:00Z'),
      'Monday 16 November 2026, 18:30 to 19:30 (Montreal time), which is Tuesday 17 November 2026, 00:30 to 01:30 (Paris time)',
      'Lundi 16 novembre 2026, de 18:30 à 19:30 (heure de Montréal) ; soit mardi 17 novembre 2026, de 00:30 à 01:30 (heure de Paris)',
    ],
  ])('is said by theirs first, and by the quiz’s beside it: %s', (_, window, english, french) => {
    expect(fact('en', 'When', window, MONTREAL)).toBe(english)
    expect(fact('fr', 'Dates', window, MONTREAL)).toBe(french)
  })

  it('is said once, by the name of their own place, where both show the same', () => {
    expect(fact('en', 'When', {}, 'Europe/Brussels')).toBe(
      'Monday 16 November 2026, 09:00 to 10:00 (Brussels time)',
    )
  })

  it('is said twice where only one of the places has a summer time, and it ends in between', () => {
    const window = hour('2026-10-24T07:00:00Z', '2026-10-26T08:00:00Z')
    expect(fact('en', 'When', window, 'Africa/Lagos')).toBe(
      'From Saturday 24 October 2026, 08:00 to Monday 26 October 2026, 09:00 (Lagos time), which is from Saturday 24 October 2026, 09:00 to Monday 26 October 2026, 09:00 (Paris time)',
    )
  })
})

describe('how long one has', () => {
  it.each([
    [30, 0, '30 minutes once you start', '30 minutes à partir du moment où vous commencez'],
    [
      90,
      0,
      '1 hour, 30 minutes once you start',
      '1 heure et 30 minutes à partir du moment où vous commencez',
    ],
    [
      30,
      10,
      '40 minutes once you start, including your extra time',
      '40 minutes à partir du moment où vous commencez, votre temps supplémentaire compris',
    ],
    [0, 0, 'No time limit until the quiz ends', 'Pas de limite de temps avant la fin du quiz'],
    [
      0,
      20,
      'Until the quiz ends, plus 20 minutes for you',
      'Pas de limite de temps avant la fin du quiz, et 20 minutes de plus pour vous',
    ],
  ])('%i minutes and %i more', (durationMinutes, extraMinutes, english, french) => {
    expect(fact('en', 'Time', { durationMinutes, extraMinutes })).toBe(english)
    expect(fact('fr', 'Durée', { durationMinutes, extraMinutes })).toBe(french)
  })
})

describe('the mail that an invitation is withdrawn', () => {
  it.each([
    ['en', 'Invitation withdrawn: “Capitals of Europe”', 'Claire has withdrawn your invitation to the quiz'],
    ['fr', 'Invitation retirée : « Capitals of Europe »', 'Claire a retiré votre invitation au quiz'],
  ] as const)('says so in %s, and leads nowhere', (locale, subject, sentence) => {
    const mail = withdrawalEmail(locale, INVITED)
    expect(plain(mail.subject)).toBe(subject)
    expect(mail.letter.paragraphs.join(' ')).toContain(sentence)
    expect(mail.letter).not.toHaveProperty('action')
  })
})

describe('the rules', () => {
  it('say that there is one attempt, and what leaving the page does', () => {
    const rules = (options: object) => fact('en', 'Rules', { options: { ...DEFAULT_OPTIONS, ...options } })

    expect(rules({ antiCheat: 'record' })).toMatch(/^You have one attempt\. .* are recorded\.$/)
    expect(rules({ antiCheat: 'warn' })).toContain('lead to a warning')
    expect(rules({ antiCheat: 'end' })).toContain('the second time, your quiz ends')
    expect(rules({ requiresFullScreen: true })).toContain('full screen')
    expect(rules({ requiresFullScreen: false })).not.toContain('full screen')
  })
})

function fact(
  locale: 'en' | 'fr',
  label: string,
  changes: Partial<typeof INVITED> | object,
  readerZone?: string,
) {
  const kind: InvitingMailKind = 'invitation'
  const invited = { ...INVITED, ...changes }
  const { letter } = participantEmail(kind, locale, {
    invited,
    readerZone: readerZone ?? invited.timeZone,
    now,
  })(LINK)
  const value = letter.facts.find((one) => one.label === label)?.value
  return value && plain(value)
}

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
