import type { Quiz } from '@probant/contract/quizzes/quiz'
import { createObservable } from '#web/lib/observable.ts'
import { documentOf, isDraft, isSame, type QuizDocument } from '../document/document.ts'
import type { Outcome, SaveStatus } from './outcome.ts'
import type { Known } from './sender.ts'

/** A quiz while it is being written. */
interface Draft extends Known {
  document: QuizDocument
  status: SaveStatus
  /** What is wrong, by field. */
  fieldErrors: Record<string, string>
  /** Is there something that would be lost? */
  isDirty: boolean
}

interface SaverOptions extends Known {
  document: QuizDocument
  /** What the server has, or what a new quiz begins with: nothing is lost without it. */
  fresh: QuizDocument
  send: (document: QuizDocument, known: Known) => Promise<Outcome>
  onCreated: (quizId: string) => void
}

export type Change = Partial<QuizDocument> | ((document: QuizDocument) => Partial<QuizDocument>)

export const PAUSE_MS = 1_000
const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 60_000

const IDLE = { kind: 'idle' } as const
const WAITING = { kind: 'waiting' } as const

/**
 * Saves a draft a moment after its last change, and a published quiz when it is told to: one request at a time, and the
 * last state wins.
 */
export function createSaver({ id, quiz, document, fresh, send, onCreated }: SaverOptions) {
  let baseline = fresh
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let isStopped = false
  const isDirty = !isSame(document, fresh)
  const draft = createObservable<Draft>({ id, quiz, document, isDirty, status: IDLE, fieldErrors: {} })

  function show(change: Partial<Draft>): void {
    const before = draft.get()
    const { document } = { ...before, ...change }
    draft.set({ ...change, isDirty: !isSame(document, baseline) })
    if (change.quiz && !before.quiz) onCreated(change.quiz.id)
  }

  /** Shows what has changed, and plans the next try where one is needed. */
  function settle(change: Partial<Draft> = {}): void {
    clearTimeout(timer)
    show(change)
    const { status: before, isDirty, quiz } = draft.get()
    const status = !isDirty ? IDLE : OUTLASTING.includes(before.kind) ? before : WAITING
    draft.set({ status })
    if (isStopped || !isDraft(quiz)) return
    if (status.kind === 'waiting') timer = setTimeout(run, PAUSE_MS)
    if (status.kind === 'unreachable')
      timer = setTimeout(run, Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS))
  }

  function run(): Promise<boolean> {
    clearTimeout(timer)
    running ??= attempt().finally(() => {
      running = undefined
    })
    return running
  }

  /** The connection is back: no need to wait any longer. */
  function reconnect(): void {
    const { status, quiz } = draft.get()
    if (status.kind === 'unreachable' && isDraft(quiz)) void run()
  }

  /** Answers whether what was sent is saved. */
  async function attempt(): Promise<boolean> {
    const { document: sent } = draft.get()
    show({ status: { kind: 'saving' } })
    const outcome = await send(sent, draft.get())

    if (outcome.kind === 'saved') {
      baseline = sent
      failures = 0
      settle({ quiz: outcome.quiz, fieldErrors: {} })
      return true
    }
    if (outcome.kind === 'unreachable') failures += 1
    show({ status: outcome, fieldErrors: outcome.kind === 'invalid' ? outcome.fields : {} })
    // What was changed on the way may be what had to be mended.
    if (draft.get().document !== sent || outcome.kind === 'unreachable') settle()
    return false
  }

  /** The person wants it saved now, whatever was in the way before; answers with the quiz once all of it is saved. */
  async function flush(): Promise<Quiz | undefined> {
    if (draft.get().status.kind === 'conflict') return undefined
    while (running || !draft.get().quiz || draft.get().isDirty) {
      if (isStopped || !(await run())) return undefined
    }
    return draft.get().quiz
  }

  return {
    draft,
    flush,

    edit(change: Change): void {
      const { document, fieldErrors, status } = draft.get()
      const changed = typeof change === 'function' ? change(document) : change
      const next = {
        document: { ...document, ...changed },
        fieldErrors: withoutFields(fieldErrors, Object.keys(changed)),
      }
      if (status.kind === 'saving') show(next)
      else settle(next)
    },

    /** At work until what this answers with is called: what is on its way then still arrives, and nothing follows it. */
    start(): () => void {
      isStopped = false
      // What was restored waits to be saved already.
      if (draft.get().isDirty) settle()
      window.addEventListener('online', reconnect)
      return () => {
        isStopped = true
        clearTimeout(timer)
        window.removeEventListener('online', reconnect)
      }
    },

    /** Something else than a save has shown that somebody else was first. */
    meetConflict(): void {
      clearTimeout(timer)
      show({ status: { kind: 'conflict' } })
    },

    /** The person has decided: whatever stood in the way, it is tried again. */
    retry(): Promise<Quiz | undefined> {
      settle({ status: WAITING })
      return flush()
    },

    /** What is written here goes over what the server has now. */
    overwrite(newer: Quiz): Promise<Quiz | undefined> {
      baseline = documentOf(newer)
      settle({ quiz: newer, status: WAITING })
      return flush()
    },

    /** What is written here is given up for what the server has now. */
    restart(newer: Quiz): void {
      baseline = documentOf(newer)
      failures = 0
      settle({ quiz: newer, document: baseline, fieldErrors: {} })
    },

    /** It is another quiz that is being written, which was not saved yet. */
    changeId: (id: string): void => draft.set({ id }),
  }
}

/** A change does not end these; who goes on writing without a connection does not make it come back sooner. */
const OUTLASTING: SaveStatus['kind'][] = ['unreachable', 'conflict', 'limit']

/** What was wrong with a field is forgotten once it is changed. */
function withoutFields(errors: Record<string, string>, changed: string[]): Record<string, string> {
  const names = changed.map((name) => (name === 'blocks' ? 'sections' : name))
  const left = Object.entries(errors).filter(([path]) => !names.includes(path.split('.')[0] ?? path))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}
