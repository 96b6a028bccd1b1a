import { VIOLATIONS, type Violation } from '@probant/contract/participants/participant'
import type { Incident, IncidentKind, Verdict } from '@probant/contract/submissions/incidents'
import type { Receipt, Sitting } from '@probant/contract/submissions/taking'
import type { Observable } from '#web/lib/observable.ts'
import type { Journal } from '../journal/journal.ts'
import type { ServerClock } from './server-clock.ts'
import type { WorkState } from './work-state.ts'

interface Dependencies {
  sitting: Pick<Sitting, 'antiCheat' | 'startedAt' | 'lastNumber' | 'warning' | 'wasWarned'>
  journal: Journal
  state: Observable<WorkState>
  clock: ServerClock
  /** Which rules don't count for them, by now. */
  exemptions: () => readonly Violation[]
  /** Sends what was noted, at once. */
  send: () => void
  onReceipt: (receipt: Receipt) => void
}

/** What is noted besides the answers, and the warning that comes of it. */
export function createNoting(dependencies: Dependencies) {
  const { sitting, journal, state, clock, exemptions, send, onReceipt } = dependencies
  let wasWarned = sitting.wasWarned
  // What the server can't have heard of yet, for there was no network before the page was loaded again.
  const unheard = journal.pending().incidents.filter(({ number }) => number > sitting.lastNumber)
  unheard.forEach(think)

  return {
    /** The server says what follows; that somebody is warned is shown at once, be there a network or not. */
    note(kind: IncidentKind, questionId: string | null): void {
      add(kind, questionId)
      think({ kind })
      send()
    },

    confirmWarning(): void {
      add('warning_confirmed', null)
      think({ kind: 'warning_confirmed' })
      send()
    },

    onVerdict({ warning, receipt }: Verdict): void {
      if (receipt) {
        onReceipt(receipt)
        return
      }
      const { incidents } = journal.pending()
      // What has been confirmed meanwhile is on its way.
      if (!incidents.some(({ kind }) => kind === 'warning_confirmed')) state.set({ warning })
      if (incidents.length === 0) state.set({ isJudged: false })
    },
  }

  function add(kind: IncidentKind, questionId: string | null): void {
    const elapsedMs = Math.max(0, Math.round(clock.now() - Date.parse(sitting.startedAt)))
    journal.note({ kind, questionId, elapsedMs })
  }

  /** The first is warned of. Of a second, which may end it, nothing is said before the server has. */
  function think({ kind }: Pick<Incident, 'kind'>): void {
    if (kind === 'warning_confirmed') {
      wasWarned = true
      state.set({ warning: null })
    }
    if (!isViolation(kind) || exemptions().includes(kind)) return
    if (sitting.antiCheat === 'record' || state.get().warning) return
    state.set(sitting.antiCheat === 'end' && wasWarned ? { isJudged: true } : { warning: kind })
  }
}

function isViolation(kind: IncidentKind): kind is Violation {
  return (VIOLATIONS as readonly IncidentKind[]).includes(kind)
}
