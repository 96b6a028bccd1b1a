import { onlineManager } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isPassing, type Outcome } from './outcome.ts'
import { createSaver } from './saver.ts'

/** What the server knows a document by. Each save raises the revision; the first one is 1. */
export interface SavedItem {
  id: string
  revision: number
}

/** How a document of one kind is saved. */
export interface Saving<Document, Item extends SavedItem> {
  create: (document: Document, id: string) => Promise<Item>
  /** Sends what has changed since `before`; answers with the item as it is then. */
  update: (save: { before: Item; document: Document }) => Promise<Item>
  read: (id: string) => Promise<Item>
  /** Is that what became of what was sent? */
  isStoredAs: (item: Item, document: Document) => boolean
  /** Has somebody else saved first? */
  isConflict: (error: unknown) => boolean
  /** What is wrong before anything is sent, by field. */
  issuesOf: (document: Document) => Record<string, string>
  outcomeOf: (error: unknown) => Outcome
  isSame: (one: Document, other: Document) => boolean
  /** Whether changes save themselves. */
  isAutomatic: (item: Item | undefined) => boolean
  /** What the fields of that part of the document begin with, where they are called otherwise. */
  fieldOf: (part: string) => string
  words: { failed: () => string; unreachable: () => string; noSpace: () => string }
}

interface SaverOptions<Document, Item extends SavedItem> {
  saving: Saving<Document, Item>
  document: Document
  fresh: Document
  opened: Item | undefined
  /** The id of what was never saved. */
  newId: () => string
  onCreated: (item: Item) => void
}

/** The saver of one form, with the item as the server knows it by now. */
export function useSaver<Document, Item extends SavedItem>(options: SaverOptions<Document, Item>) {
  const { saving, document, fresh, opened, newId, onCreated } = options
  const [item, setItem] = useState(opened)
  const [fieldErrors, setFieldErrors] = useState<Record<string, string>>({})
  // The newest, also for a request that was on its way when it came.
  const known = useRef(opened)
  const learn = (newer: Item) => {
    const isNew = known.current === undefined
    known.current = newer
    setItem(newer)
    if (isNew) onCreated(newer)
  }

  const [save] = useState(() => createSender({ saving, known: () => known.current, learn, newId }))
  const [saver] = useState(() =>
    createSaver({
      document,
      saved: opened && fresh,
      baseline: fresh,
      isSame: saving.isSame,
      isAutomatic: () => saving.isAutomatic(known.current),
      failed: saving.words.failed,
      send: async (sent) => {
        const outcome = await send(sent)
        setFieldErrors(outcome.kind === 'invalid' ? outcome.fields : {})
        return outcome
      },
    }),
  )
  const { status, isDirty } = useSyncExternalStore(saver.subscribe, saver.snapshot)
  useEffect(() => {
    saver.start()
    window.addEventListener('online', saver.retry)
    return () => {
      saver.stop()
      window.removeEventListener('online', saver.retry)
    }
  }, [saver])

  async function send(sent: Document): Promise<Outcome> {
    const fields = saving.issuesOf(sent)
    if (Object.keys(fields).length > 0) return { kind: 'invalid', fields }
    // Otherwise it would wait in silence until there is a connection.
    if (!onlineManager.isOnline())
      return { kind: 'unreachable', message: saving.words.unreachable(), isOffline: true }
    try {
      await save(sent)
      return { kind: 'saved' }
    } catch (error) {
      return saving.outcomeOf(error)
    }
  }

  const [fieldOf] = useState(() => saving.fieldOf)
  /** What was wrong with a field is forgotten once it is changed. */
  const forgetErrors = useCallback(
    (parts: string[]) => setFieldErrors((errors) => withoutFields(errors, parts.map(fieldOf))),
    [fieldOf],
  )

  return { saver, status, isDirty, item, known, learn, fieldErrors, forgetErrors }
}

function withoutFields(errors: Record<string, string>, names: string[]): Record<string, string> {
  const left = Object.entries(errors).filter(([path]) => !names.includes(path.split('.')[0] ?? path))
  return left.length === Object.keys(errors).length ? errors : Object.fromEntries(left)
}

interface SenderOptions<Document, Item extends SavedItem> {
  saving: Pick<Saving<Document, Item>, 'create' | 'update' | 'read' | 'isStoredAs' | 'isConflict'>
  /** As the server knows it by now. */
  known: () => Item | undefined
  learn: (item: Item) => void
  newId: () => string
}

const FIRST_REVISION = 1

/** Saves a document so that an answer which was lost on the way makes neither a second item nor a conflict. */
export function createSender<Document, Item extends SavedItem>(options: SenderOptions<Document, Item>) {
  const { saving, known, learn, newId } = options
  const { create, update, read, isStoredAs, isConflict } = saving
  /** Sent, and nobody knows what became of it. */
  let unanswered: Document[] = []

  /** Answers with the item where an earlier try has made it, with something else in it. */
  async function begin(document: Document): Promise<Item | undefined> {
    const created = await create(document, newId())
    const isDone = isStoredAs(created, document)
    // If somebody has gone on with it since, that is not overwritten unseen.
    const begun = isDone ? created : { ...created, revision: FIRST_REVISION }
    learn(begun)
    return isDone ? undefined : begun
  }

  async function save(document: Document): Promise<void> {
    const before = known() ?? (await begin(document))
    if (!before) return
    try {
      learn(await update({ before, document }))
    } catch (error) {
      if (!isConflict(error)) throw error
      const newer = await read(before.id)
      const isOwn = [...unanswered, document].some((sent) => isStoredAs(newer, sent))
      if (!isOwn) throw error
      learn(newer)
      if (!isStoredAs(newer, document)) learn(await update({ before: newer, document }))
    }
  }

  return async (document: Document): Promise<void> => {
    try {
      await save(document)
      unanswered = []
    } catch (error) {
      if (isPassing(error)) unanswered = [...unanswered, document]
      throw error
    }
  }
}
