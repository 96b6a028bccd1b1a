import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '#web/lib/session.ts'
import { beginningOf } from './beginning.ts'
import { documentOf, isSame, type QuizDocument } from './editing/document.ts'
import { copyName, dropCopy, dropOwnCopy } from './local-copy.ts'
import { newId } from './new-id.ts'
import { useOpenMark } from './open-forms.ts'
import { ownSlot } from './own-slot.ts'
import { quizQuery } from './queries.ts'
import { useDraftSaver } from './use-draft-saver.ts'
import { useLocalCopy } from './use-local-copy.ts'
import { useLocalNotices } from './use-local-notices.ts'

export interface DraftStart {
  /** What the server has, or what a new quiz begins with. */
  fresh: QuizDocument
  /** The quiz that is edited; none where a new one is written. */
  quiz?: Quiz
  /** What is written, as long as the quiz has no id: each tab keeps one of its own in this browser. */
  slot: string
}

interface DraftOptions extends DraftStart {
  showLimit: (error: unknown) => boolean
  onCreated: (quizId: string) => void
}

type Change = Partial<QuizDocument> | ((document: QuizDocument) => Partial<QuizDocument>)
export type Edit = (change: Change) => void

/**
 * A quiz while it is being written: a draft saves itself, a published one when it is told to. What is not saved is
 * kept in this browser, and nothing that somebody else has saved is overwritten unseen.
 */
export function useQuizDraft({ fresh, quiz: opened, slot, showLimit, onCreated }: DraftOptions) {
  const { t } = useTranslation('quiz-form')
  const userId = useUser().id
  const queryClient = useQueryClient()
  // Whatever becomes of the workspace meanwhile: what was begun here stays here.
  const [unsaved] = useState(() => {
    const base = copyName(userId, slot)
    return { base, name: ownSlot(base) }
  })
  const nameOf = (quiz: Quiz | undefined) => (quiz ? copyName(userId, quiz.id) : unsaved.name)

  const [beginning] = useState(() =>
    beginningOf({ fresh, quiz: opened, name: nameOf(opened), leftovers: unsaved.base, now: new Date() }),
  )
  const { notices, ...local } = useLocalNotices(beginning.notices)
  const [document, change] = useReducer(changed, beginning.document)
  // From the beginning: by the time it is sent for the first time, the copy in this browser names it.
  const [firstId] = useState(() => beginning.newId ?? newId())
  const idOfNew = useRef(firstId)
  const { saver, quiz, known, learn, forgetErrors, ...saving } = useDraftSaver({
    document: beginning.document,
    fresh,
    opened,
    newId: () => idOfNew.current,
    showLimit,
    onCreated: ({ id }) => {
      dropOwnCopy(unsaved.name)
      onCreated(id)
    },
  })
  useEffect(() => saver.change(document), [saver, document])
  const { isDirty } = saving
  const name = nameOf(quiz)
  useOpenMark(name)
  const isKept = useLocalCopy({
    name,
    document,
    revision: quiz?.revision ?? null,
    newId: () => (quiz ? undefined : idOfNew.current),
    isDirty,
  })
  // A quiz that was begun elsewhere has no place in one that is saved already.
  const notice = notices.find(({ kind }) => kind !== 'leftover' || !quiz)

  const edit = useCallback<Edit>(
    (next) => {
      change(next)
      if (typeof next === 'object') forgetErrors(Object.keys(next))
    },
    [forgetErrors],
  )
  const replace = (next: QuizDocument) => {
    saver.restart(next)
    edit(next)
  }

  const fetchNewer = () => {
    if (!quiz) throw new Error('Nobody else knows a quiz that was never saved')
    return queryClient.fetchQuery(quizQuery(quiz.id))
  }
  /** Shows what somebody else has saved, and puts aside what was written here by now. */
  function showTheirs(newer: Quiz): void {
    const mine = { document: saver.document(), revision: newer.revision, keptAt: new Date().toISOString() }
    if (!local.putAside(`${nameOf(newer)}:mine`, 'mine', mine)) throw new Error(t('conflict.noRoom'))
    learn(newer)
    replace(documentOf(newer))
  }
  /** Over it, if that is still possible. */
  async function saveMine(): Promise<void> {
    const newer = await fetchNewer()
    if (!newer.can.edit) return showTheirs(newer)
    learn(newer)
    saver.rebase(documentOf(newer))
    await saver.resume()
  }
  /** What was kept here goes into the form, or what it took the place of. Answers whether there was room for that. */
  function exchange(): boolean {
    if (!notice) return true
    if (notice.kind === 'leftover' && !isSame(document, fresh)) {
      const begun = { document, revision: null, newId: idOfNew.current, keptAt: new Date().toISOString() }
      if (!local.putAside(unsaved.base, 'leftover', begun)) return false
    }
    // Where an earlier try has reached the server, it is that quiz; what was discarded is not written over.
    if (!quiz) idOfNew.current = notice.newId ?? newId()
    edit(notice.document)
    local.drop(notice)
    return true
  }

  return {
    ...saving,
    document,
    quiz,
    notice,
    isKept,
    edit,
    /** Saves what is there now; answers with the quiz once all of it is saved. */
    flush: async () => ((await saver.flush()) ? known.current : undefined),
    retry: saver.resume,
    interrupt: saver.interrupt,
    /** What is not saved is given up. */
    forget: () => dropCopy(name),
    /** An active quiz is saved as a whole; the server may have filled in its start. */
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

export type QuizDraftState = ReturnType<typeof useQuizDraft>

function changed(document: QuizDocument, change: Change): QuizDocument {
  return { ...document, ...(typeof change === 'function' ? change(document) : change) }
}
