import { VIOLATIONS, type Violation } from '@probant/contract/participants/participant'
import type { IncidentKind, Verdict } from '@probant/contract/submissions/incidents'
import type { Receipt, Sitting } from '@probant/contract/submissions/taking'
import type { Observable } from '#web/lib/observable.ts'
import type { Journal } from '../journal/journal.ts'
import type { ServerClock } from './server-clock.ts'
import type { WorkState } from './work-state.ts'

interface Dependencies {
  sitting: Pick<Sitting, 'antiCheat' | 'startedAt'>
  journal: Journal
  state: Observable<WorkState>
  clock: ServerClock
  /** Sends what was noted, at once. */
  send: () => void
  onReceipt: (receipt: Receipt) => void
}

/** What is noted besides the answers, and the warning that comes of it. */
export function createNoting({ sitting, journal, state, clock, send, onReceipt }: Dependencies) {
  return {
    /** The server says what follows; that somebody is warned is shown at once, be there a network or not. */
    note(kind: IncidentKind, questionId: string | null): void {
      add(kind, questionId)
      if (isViolation(kind) && sitting.antiCheat !== 'record') {
        state.set({ warning: state.get().warning ?? kind })
      }
      send()
    },

    confirmWarning(): void {
      add('warning_confirmed', null)
      state.set({ warning: null })
      send()
    },

    onVerdict({ warning, receipt }: Verdict): void {
      // What has been confirmed meanwhile is on its way.
      const isConfirmed = journal.pending().incidents.some(({ kind }) => kind === 'warning_confirmed')
      if (receipt) onReceipt(receipt)
      else if (!isConfirmed) state.set({ warning })
    },
  }

  function add(kind: IncidentKind, questionId: string | null): void {
    const elapsedMs = Math.max(0, Math.round(clock.now() - Date.parse(sitting.startedAt)))
    journal.note({ kind, questionId, elapsedMs })
  }
}

function isViolation(kind: IncidentKind): kind is Violation {
  return (VIOLATIONS as readonly IncidentKind[]).includes(kind)
}
