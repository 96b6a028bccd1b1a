import type { Participant } from '@probant/contract/participants/participant'
import { describe, expect, it } from 'vitest'
import { pageState, pageToggled, partsFor, selectionIn, toggled } from './selection.ts'

const [ada, bob, clara, dora, emil] = [
  person('ada'),
  person('bob', { startedAt: '2026-11-16T09:00:00.000Z', can: { withdraw: false, remind: false } }),
  person('clara', { startedAt: '2026-11-16T09:00:00.000Z', can: NOTHING() }),
  person('dora', { can: { remind: false } }),
  person('emil', { email: '', can: { remind: false } }),
]
const EVERYBODY = [ada, bob, clara, dora, emil]
const NOBODY = { list: 'all', chosen: [] }

describe('a selection', () => {
  it('takes one, and leaves them again', () => {
    const one = toggled(NOBODY, ada)
    expect(one.chosen).toEqual([ada])
    expect(toggled(one, ada).chosen).toEqual([])
  })

  it('takes a whole page beside what was chosen before, and leaves it as a whole', () => {
    const both = pageToggled(toggled(NOBODY, dora), [ada, bob])
    expect(both.chosen).toEqual([dora, ada, bob])
    expect(pageState(both, [ada, bob])).toBe('all')
    expect(pageState(both, [ada, clara])).toBe('some')
    expect(pageToggled(both, [ada, bob]).chosen).toEqual([dora])
  })

  it('ends with its list, and knows those who are shown as they are now', () => {
    const chosen = { list: 'all', chosen: [ada, dora] }
    expect(selectionIn('started', EVERYBODY, chosen).chosen).toEqual([])
    const begun = { ...ada, startedAt: '2026-11-16T09:00:00.000Z' }
    expect(selectionIn('all', [begun], chosen).chosen).toEqual([begun, dora])
  })
})

describe('an action', () => {
  it.each([
    ['withdraw', [ada, dora, emil], [['begun', [bob, clara]]]],
    [
      'remind',
      [ada],
      [
        ['begun', [bob, clara]],
        ['rested', [dora]],
        ['mailless', [emil]],
      ],
    ],
    ['grant', [ada, bob, dora, emil], [['through', [clara]]]],
  ] as const)('%s is for some of them, and says why not for the others', (action, concerned, passedOver) => {
    const parts = partsFor(action, EVERYBODY)
    expect(parts.concerned).toEqual(concerned)
    expect(parts.passedOver.map(({ reason, people }) => [reason, people])).toEqual(passedOver)
  })
})

function NOTHING() {
  return { withdraw: false, remind: false, resend: false, accommodate: false, reopen: false }
}

function person(
  id: string,
  { can, ...changes }: Partial<Omit<Participant, 'can'>> & { can?: Partial<Participant['can']> } = {},
): Participant {
  const all = { withdraw: true, remind: true, resend: true, accommodate: true, reopen: false }
  return {
    id,
    email: `${id}@example.org`,
    startedAt: null,
    isGone: false,
    ...changes,
    can: { ...all, ...can },
  } as Participant
}
