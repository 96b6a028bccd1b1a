import { isConflict, isHeldUp, isMendable, type Outcome, type SaveStatus } from './outcome.ts'

interface SaverSnapshot {
  status: SaveStatus
  /** Is there something that would be lost? */
  isDirty: boolean
}

interface SaverOptions<Document> {
  document: Document
  /** What the server has; nothing where it has none yet. */
  saved: Document | undefined
  /** What nothing is lost without: a new document begins with something, but nobody has written it. */
  baseline: Document
  isSame: (one: Document, other: Document) => boolean
  send: (document: Document) => Promise<Outcome>
  /** What to say where sending failed in a way that nobody foresaw. */
  failed: () => string
  /** Whether changes save themselves; where not, they wait for `flush`. */
  isAutomatic: () => boolean
}

export const PAUSE_MS = 1_000
const FIRST_RETRY_MS = 2_000
const LAST_RETRY_MS = 60_000

/** Saves a document a moment after its last change: one request at a time, and the last state wins. */
export function createSaver<Document>(options: SaverOptions<Document>) {
  const { isSame, isAutomatic } = options
  let { document, saved, baseline } = options
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let isStopped = false
  let snapshot: SaverSnapshot = { status: { kind: 'idle' }, isDirty: !isSame(document, baseline) }
  const listeners = new Set<() => void>()

  function show(status: SaveStatus): void {
    const isDirty = !isSame(document, baseline)
    const isKnown = status === snapshot.status || (isPlain(status) && status.kind === snapshot.status.kind)
    // Nobody has to look again for every letter.
    if (isKnown && isDirty === snapshot.isDirty) return
    snapshot = { status, isDirty }
    for (const listener of listeners) listener()
  }

  /** What comes next once something has changed. */
  function settle(): void {
    clearTimeout(timer)
    const next = nextStatus()
    const isTimed = isAutomatic() && !isStopped
    if (isTimed && next.kind === 'waiting') timer = setTimeout(run, PAUSE_MS)
    // Whoever goes on writing without a connection doesn't make it come back sooner.
    if (isTimed && next.kind === 'unreachable') timer = setTimeout(run, retryDelay())
    show(next)
  }

  function nextStatus(): SaveStatus {
    const { status } = snapshot
    if (isSame(document, baseline)) return { kind: 'idle' }
    return status.kind === 'unreachable' || isHeldUp(status) ? status : { kind: 'waiting' }
  }

  function retryDelay(): number {
    return Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS)
  }

  function run(): Promise<boolean> {
    clearTimeout(timer)
    if (running) return running
    const begun = attempt().finally(() => {
      // What threw before anything was on its way ends here; the next one may run already.
      if (running === begun) running = undefined
    })
    running = begun
    return begun
  }

  /** Whatever happens on the way, the next try can begin. */
  async function send(sent: Document): Promise<Outcome> {
    try {
      return await options.send(sent)
    } catch {
      // It may have been saved all the same, so it is as if nobody had answered.
      return { kind: 'unreachable', message: options.failed(), isOffline: false }
    } finally {
      running = undefined
    }
  }

  /** Answers whether what was sent is saved. */
  async function attempt(): Promise<boolean> {
    const sent = document
    show({ kind: 'saving' })
    const outcome = await send(sent)
    if (outcome.kind !== 'saved') {
      if (outcome.kind === 'unreachable') failures += 1
      // What was changed on the way may be what had to be mended.
      const isOutdated = isMendable(outcome) && document !== sent
      show(isOutdated ? { kind: 'waiting' } : outcome)
      if (isOutdated || outcome.kind === 'unreachable') settle()
      return false
    }
    saved = sent
    baseline = sent
    failures = 0
    settle()
    return true
  }

  /** The person wants it saved now, whatever was in the way before; answers whether all of it is saved. */
  async function flush(): Promise<boolean> {
    if (isConflict(snapshot.status)) return false
    while (running || !saved || !isSame(document, saved)) {
      if (isStopped || !(await run())) return false
    }
    return true
  }

  return {
    flush,
    snapshot: () => snapshot,
    /** What is written by now, also where an answer was waited for. */
    document: () => document,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    change(next: Document): void {
      if (next === document) return
      document = next
      if (running) show(snapshot.status)
      else settle()
    },

    /** What was restored waits to be saved already. */
    start(): void {
      isStopped = false
      settle()
    },

    /** Nobody looks at it any more: what is on its way still arrives, and nothing follows it. */
    stop(): void {
      isStopped = true
      clearTimeout(timer)
    },

    /** The connection is back: no need to wait any longer. */
    retry(): void {
      if (snapshot.status.kind === 'unreachable' && isAutomatic()) void run()
    },

    /** Something else than a save has shown that it can't go on like this. */
    interrupt(why: Extract<Outcome, { kind: 'stopped' }>): void {
      clearTimeout(timer)
      show(why)
    },

    /** The person has decided: whatever stood in the way, it is tried again. */
    resume(): Promise<boolean> {
      show({ kind: 'waiting' })
      return flush()
    },

    /** The server has something else now; what is written here is to go over it. */
    rebase(onto: Document): void {
      saved = onto
      baseline = onto
      show({ kind: 'waiting' })
      settle()
    },

    /** What is written here is given up for what the server has now. */
    restart(onto: Document): void {
      document = onto
      saved = onto
      baseline = onto
      failures = 0
      settle()
    },
  }
}

function isPlain({ kind }: SaveStatus): boolean {
  return kind === 'idle' || kind === 'waiting' || kind === 'saving'
}
