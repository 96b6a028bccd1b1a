import type { Incident } from '@probant/contract/submissions/incidents'
import type { JournalEntry } from '@probant/contract/submissions/taking'

interface Lines {
  entries: readonly JournalEntry[]
  incidents: readonly Incident[]
}

interface Held {
  /** What the server has. */
  answers: readonly JournalEntry[]
  lastNumber: number
}

/** Where every line goes before anything else: it has to outlive the page. */
export interface Keeping {
  keepEntry: (entry: JournalEntry) => void
  keepIncident: (incident: Incident) => void
  forgetIncidents: (numbers: number[]) => void
}

/**
 * All that happens on the paper, numbered in the order in which it happened. An entry says how a question stands after a
 * change, so of each question only the newest is ever sent.
 */
export function createJournal(held: Held, kept: Lines, keeping: Keeping) {
  const entries = new Map<string, JournalEntry>()
  /** By question, the newest entry that the server has. */
  const acknowledged = new Map<string, JournalEntry>()
  for (const entry of held.answers) {
    entries.set(entry.questionId, entry)
    acknowledged.set(entry.questionId, entry)
  }
  for (const entry of kept.entries)
    if (entry.number > numberOf(entry.questionId)) entries.set(entry.questionId, entry)
  let incidents = [...kept.incidents]
  let last = Math.max(held.lastNumber, ...[...entries.values(), ...incidents].map(({ number }) => number))

  return {
    get: (questionId: string): JournalEntry | undefined => entries.get(questionId),
    all: (): JournalEntry[] => [...entries.values()],
    /** What the server is known to have. */
    held: (): JournalEntry[] => [...acknowledged.values()],

    change(
      questionId: string,
      change: Partial<Pick<JournalEntry, 'answer' | 'isFlagged' | 'spentMs'>>,
    ): void {
      const before = entries.get(questionId) ?? { answer: null, isFlagged: false, spentMs: 0 }
      last += 1
      const entry = { ...before, ...change, questionId, number: last }
      entries.set(questionId, entry)
      keeping.keepEntry(entry)
    },

    note(incident: Omit<Incident, 'number'>): void {
      last += 1
      const line = { ...incident, number: last }
      incidents.push(line)
      keeping.keepIncident(line)
    },

    /** What the server has not acknowledged, in order. */
    pending: (): Lines => ({
      entries: [...entries.values()]
        .filter(({ questionId, number }) => number > heldNumberOf(questionId))
        .sort(byNumber),
      incidents: incidents.toSorted(byNumber),
    }),

    acknowledge(lines: Lines): void {
      for (const entry of lines.entries)
        if (entry.number > heldNumberOf(entry.questionId)) acknowledged.set(entry.questionId, entry)
      const numbers = lines.incidents.map(({ number }) => number)
      if (numbers.length === 0) return
      incidents = incidents.filter(({ number }) => !numbers.includes(number))
      // The last number that was given out has to be known after a reload.
      keeping.forgetIncidents(numbers.filter((number) => number < last))
    },
  }

  function numberOf(questionId: string): number {
    return entries.get(questionId)?.number ?? 0
  }

  function heldNumberOf(questionId: string): number {
    return acknowledged.get(questionId)?.number ?? 0
  }
}

export type Journal = ReturnType<typeof createJournal>

function byNumber(one: { number: number }, other: { number: number }): number {
  return one.number - other.number
}
