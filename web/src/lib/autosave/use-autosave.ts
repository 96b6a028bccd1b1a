import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { newId } from '../new-id.ts'
import { beginningOf } from './beginning.ts'
import type { LocalCopies } from './local-copies.ts'
import { ownSlot, useOpenMark } from './tabs.ts'
import { useLocalCopy, useLocalNotices } from './use-local-copies.ts'
import { type SavedItem, type Saving, useSaver } from './use-saver.ts'

interface AutosaveOptions<Document, Item extends SavedItem> {
  /** What the server has, or what a new one begins with. */
  fresh: Document
  /** The one that is edited; none where a new one is written. */
  opened: Item | undefined
  copies: LocalCopies<Document>
  /** Whose copies they are. */
  owner: string
  /** What is written, as long as it has no id: each tab keeps one of its own in this browser. */
  slot: string
  documentOf: (item: Item) => Document
  canEdit: (item: Item) => boolean
  saving: Saving<Document, Item>
  onCreated: (id: string) => void
}

export type Change<Document> = Partial<Document> | ((document: Document) => Partial<Document>)

/**
 * A document while it is being written: it saves itself, or when it is told to. What is not saved is kept in this
 * browser, and nothing that somebody else has saved is overwritten unseen.
 */
export function useAutosave<Document extends object, Item extends SavedItem>(
  options: AutosaveOptions<Document, Item>,
) {
  const { fresh, opened, copies, owner, slot, documentOf, canEdit, saving, onCreated } = options
  // Whatever becomes of the workspace meanwhile: what was begun here stays here.
  const [unsaved] = useState(() => {
    const base = copies.nameOf(owner, slot)
    return { base, name: ownSlot(copies.kind, base) }
  })
  const nameOf = (item: Item | undefined) => (item ? copies.nameOf(owner, item.id) : unsaved.name)

  const [beginning] = useState(() =>
    beginningOf({
      copies,
      fresh,
      opened: opened && { revision: opened.revision, canEdit: canEdit(opened) },
      name: nameOf(opened),
      leftovers: unsaved.base,
      isSame: saving.isSame,
      now: new Date(),
    }),
  )
  const { notices, ...local } = useLocalNotices(copies, beginning.notices)
  const [document, change] = useReducer(changed<Document>, beginning.document)
  // From the beginning: by the time it is sent for the first time, the copy in this browser names it.
  const [firstId] = useState(() => beginning.newId ?? newId())
  const idOfNew = useRef(firstId)
  const { saver, item, known, learn, forgetErrors, ...saved } = useSaver({
    saving,
    document: beginning.document,
    fresh,
    opened,
    newId: () => idOfNew.current,
    onCreated: ({ id }) => {
      copies.dropOwn(unsaved.name)
      onCreated(id)
    },
  })
  useEffect(() => saver.change(document), [saver, document])
  const name = nameOf(item)
  useOpenMark(copies.kind, name)
  const isKept = useLocalCopy({
    copies,
    name,
    document,
    revision: item?.revision ?? null,
    newId: () => (item ? undefined : idOfNew.current),
    isDirty: saved.isDirty,
  })
  // What was begun elsewhere has no place in one that is saved already.
  const notice = notices.find(({ kind }) => kind !== 'leftover' || !item)

  const edit = useCallback(
    (next: Change<Document>) => {
      change(next)
      if (typeof next === 'object') forgetErrors(Object.keys(next))
    },
    [forgetErrors],
  )
  const replace = (next: Document) => {
    saver.restart(next)
    edit(next)
  }

  const fetchNewer = () => {
    if (!item) throw new Error('Nobody else knows what was never saved')
    return saving.read(item.id)
  }
  /** Shows what somebody else has saved, and puts aside what was written here by now. */
  function showTheirs(newer: Item): void {
    const mine = { document: saver.document(), revision: newer.revision, keptAt: new Date().toISOString() }
    if (!local.putAside(`${nameOf(newer)}:mine`, 'mine', mine)) throw new Error(saving.words.noSpace())
    learn(newer)
    replace(documentOf(newer))
  }
  /** Over it, if that is still possible. */
  async function saveMine(): Promise<void> {
    const newer = await fetchNewer()
    if (!canEdit(newer)) return showTheirs(newer)
    learn(newer)
    saver.rebase(documentOf(newer))
    await saver.resume()
  }
  /** What was kept here goes into the form, or what it took the place of. Answers whether there was room for that. */
  function exchange(): boolean {
    if (!notice) return true
    if (notice.kind === 'leftover' && !saving.isSame(document, fresh)) {
      const begun = { document, revision: null, newId: idOfNew.current, keptAt: new Date().toISOString() }
      if (!local.putAside(unsaved.base, 'leftover', begun)) return false
    }
    // Where an earlier try has reached the server, it is that one; what was discarded is not written over.
    if (!item) idOfNew.current = notice.newId ?? newId()
    edit(notice.document)
    local.drop(notice)
    return true
  }

  return {
    ...saved,
    document,
    item,
    notice,
    isKept,
    edit,
    /** Saves what is there now; answers with the item once all of it is saved. */
    flush: async () => ((await saver.flush()) ? known.current : undefined),
    retry: saver.resume,
    interrupt: saver.interrupt,
    /** What is not saved is given up. */
    forget: () => copies.drop(name),
    /** Saved as a whole, where it doesn't save itself; the server may have filled in something. */
    saveChanges: async () => {
      const isSaved = await saver.flush()
      if (isSaved && known.current) replace(documentOf(known.current))
      return isSaved
    },
    seeTheirs: async () => showTheirs(await fetchNewer()),
    saveMine,
    exchange,
    closeNotice: () => {
      if (notice?.kind === 'restored') local.hide(notice)
      else if (notice) local.drop(notice)
    },
  }
}

function changed<Document extends object>(document: Document, change: Change<Document>): Document {
  return { ...document, ...(typeof change === 'function' ? change(document) : change) }
}
