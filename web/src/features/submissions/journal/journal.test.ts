import type { Incident } from '@probant/contract/submissions/incidents'
import type { JournalEntry } from '@probant/contract/submissions/taking'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJournal } from './journal.ts'

const entry = (questionId: string, number: number, index = 0): JournalEntry => ({
  questionId,
  number,
  answer: { type: 'multiple_choice', place: index },
  isFlagged: false,
  spentMs: 0,
})
const choice = (index: number) => ({ type: 'multiple_choice', place: index }) as const

/** A page, and what its browser keeps. */
function aPage(held: { answers?: JournalEntry[]; lastNumber?: number } = {}, kept = aBrowser()) {
  const journal = createJournal({ answers: [], lastNumber: 0, ...held }, linesOf(kept), {
    keepEntry: (line) => void kept.entries.set(line.questionId, line),
    keepIncident: (line) => void kept.incidents.set(line.number, line),
    forgetIncidents(numbers) {
      for (const number of numbers) kept.incidents.delete(number)
    },
  })
  return { journal, kept }
}

function aBrowser() {
  return { entries: new Map<string, JournalEntry>(), incidents: new Map<number, Incident>() }
}

function linesOf({ entries, incidents }: ReturnType<typeof aBrowser>) {
  return { entries: [...entries.values()], incidents: [...incidents.values()] }
}

describe('the journal of a page', () => {
  it('numbers what happens, answers and incidents alike', () => {
    const { journal } = aPage()
    journal.change('a', { answer: choice(1) })
    journal.note({ kind: 'tab_switch', questionId: 'a', elapsedMs: 5 })
    journal.change('b', { answer: choice(2) })
    const { entries, incidents } = journal.pending()
    expect(entries.map(({ number }) => number)).toEqual([1, 3])
    expect(incidents.map(({ number }) => number)).toEqual([2])
  })

  it('sends of each question only how it stands in the end', () => {
    const { journal } = aPage()
    journal.change('a', { answer: choice(1) })
    journal.change('a', { answer: choice(3), isFlagged: true })
    expect(journal.pending().entries).toEqual([
      { questionId: 'a', number: 2, answer: choice(3), isFlagged: true, spentMs: 0 },
    ])
  })

  it('goes on from what the server holds, and counts on from its number', () => {
    const { journal } = aPage({ answers: [entry('a', 4, 2)], lastNumber: 9 })
    expect(journal.pending().entries).toEqual([])
    journal.change('b', { answer: choice(0) })
    expect(journal.pending().entries).toMatchObject([{ questionId: 'b', number: 10 }])
    expect(journal.get('a')?.answer).toEqual(choice(2))
  })

  it('remembers after a reload what was never acknowledged', () => {
    const { journal, kept } = aPage()
    journal.change('a', { answer: choice(1) })
    journal.note({ kind: 'right_click', questionId: 'a', elapsedMs: 1 })
    const { journal: again } = aPage({}, kept)
    expect(again.pending()).toEqual(journal.pending())
    again.change('b', {})
    expect(again.get('b')?.number).toBe(3)
  })

  it('lets what another page has answered since count, where that is newer', () => {
    const { journal, kept } = aPage()
    journal.change('a', { answer: choice(1) })
    journal.change('b', { answer: choice(1) })
    const { journal: again } = aPage({ answers: [entry('a', 1_000_001, 3)], lastNumber: 1_000_001 }, kept)
    expect(again.get('a')?.answer).toEqual(choice(3))
    expect(again.pending().entries).toMatchObject([{ questionId: 'b', number: 2 }])
  })

  it('has nothing left to send once all is acknowledged, and forgets no later change', () => {
    const { journal } = aPage()
    journal.change('a', { answer: choice(1) })
    const sent = journal.pending()
    journal.change('a', { answer: choice(2) })
    journal.acknowledge(sent)
    expect(journal.pending().entries).toMatchObject([{ number: 2 }])
    journal.acknowledge(journal.pending())
    expect(journal.pending()).toEqual({ entries: [], incidents: [] })
  })
})

type Step =
  | { do: 'change'; question: string; place: number }
  | { do: 'send' }
  | { do: 'lose' }
  | { do: 'reload' }
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('change' as const),
    question: fc.constantFrom('a', 'b', 'c'),
    place: fc.nat(3),
  }),
  fc.constantFrom<Step>({ do: 'send' }, { do: 'lose' }, { do: 'reload' }),
)

it('brings the last answer to each question to the server, whatever is lost, repeated or reloaded on the way', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const server = new Map<string, JournalEntry>()
      const given = new Map<string, number>()
      let { journal, kept } = aPage()
      for (const one of steps) {
        if (one.do === 'change') {
          journal.change(one.question, { answer: choice(one.place) })
          given.set(one.question, one.place)
        }
        if (one.do === 'reload') journal = aPage(heldBy(server), kept).journal
        // Lost on the way back: the server has it, and the page does not know.
        if (one.do === 'lose') take(server, journal.pending().entries)
        if (one.do === 'send') send()
      }
      send()
      for (const [question, index] of given) expect(server.get(question)?.answer).toEqual(choice(index))
      expect(journal.pending().entries).toEqual([])

      function send() {
        const pending = journal.pending()
        take(server, pending.entries)
        journal.acknowledge(pending)
      }
    }),
  )
})

function take(server: Map<string, JournalEntry>, entries: readonly JournalEntry[]) {
  for (const line of entries) {
    if (line.number > (server.get(line.questionId)?.number ?? 0)) server.set(line.questionId, line)
  }
}

function heldBy(server: Map<string, JournalEntry>) {
  const answers = [...server.values()]
  return { answers, lastNumber: Math.max(0, ...answers.map(({ number }) => number)) }
}
