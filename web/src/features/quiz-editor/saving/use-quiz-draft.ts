import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { quizQuery } from '#web/features/quizzes/queries.ts'
import { newId } from '#web/lib/new-id.ts'
import { useObservable } from '#web/lib/observable.ts'
import { useUser } from '#web/lib/session.ts'
import { formOf, isSame, type QuizDocument } from '../document/document.ts'
import { useCreateQuiz, useUpdateQuiz } from '../mutations.ts'
import { type Beginning, beginningOf, type LocalNotice, waitingName } from './beginning.ts'
import { copyName, copyOf, dropCopy, dropOwnCopy, keepCopy } from './local-copies.ts'
import { type Change, createSaver } from './saver.ts'
import { createSender } from './sender.ts'
import { markOpen, ownSlot } from './tabs.ts'
import { useLocalCopy } from './use-local-copy.ts'

export interface DraftStart {
  /** What the server has, or what a new quiz begins with. */
  fresh: QuizDocument
  /** The quiz that is edited; none where a new one is written. */
  quiz?: Quiz
  /** The quiz that a new one is a copy of. */
  copyOf?: string
  /** What is written, as long as the quiz has no id: each tab keeps one of its own in this browser. */
  slot: string
}

interface DraftOptions extends DraftStart {
  showLimit: (error: unknown) => boolean
  onCreated: (quizId: string) => void
}

export type Edit = (change: Change) => void

/**
 * A quiz while it is being written: it saves itself, or when it is told to. What is not saved is kept in this browser,
 * and nothing that somebody else has saved is overwritten unseen.
 */
export function useQuizDraft(options: DraftOptions) {
  const { fresh, quiz: opened, slot } = options
  const { t } = useTranslation('quiz')
  const owner = useUser().id
  // Whatever becomes of the workspace meanwhile: what was begun here stays here.
  const [unsaved] = useState(() => {
    const base = copyName(owner, slot)
    return { base, name: ownSlot(base) }
  })
  const nameOf = (quiz: Quiz | undefined) => (quiz ? copyName(owner, quiz.id) : unsaved.name)
  const [beginning] = useState(() =>
    beginningOf({ fresh, quiz: opened, name: nameOf(opened), leftovers: unsaved.base, now: new Date() }),
  )
  const [notices, setNotices] = useState(beginning.notices)

  const { saver, read } = useSaver({
    ...options,
    ...beginning,
    onCreated: (quizId) => {
      dropOwnCopy(unsaved.name)
      options.onCreated(quizId)
    },
  })
  const draft = useObservable(saver.draft)
  const { id, quiz } = draft
  const name = nameOf(quiz)
  useEffect(() => markOpen(name), [name])
  const isKept = useLocalCopy(saver, nameOf)
  // What was begun elsewhere has no place in a quiz that is saved already.
  const notice = notices.find(({ kind }) => kind !== 'leftover' || !quiz)

  /** Keeps what is written now until it is decided on. Answers whether there was room: else nothing may take its place. */
  function putAside(kind: 'mine' | 'leftover', base: string): boolean {
    const copy = copyOf(saver.draft.get())
    const aside = waitingName(base, copy.keptAt)
    if (!keepCopy(aside, copy)) return false
    setNotices((all) => [{ ...copy, kind, name: aside }, ...all])
    return true
  }
  /** Shows what somebody else has saved, and puts aside what was written here by now. */
  function showTheirs(newer: Quiz): void {
    if (!putAside('mine', `${nameOf(newer)}:mine`)) throw new Error(t('form.conflict.noSpace'))
    saver.restart(newer)
  }
  /** Over it, if that is still possible. */
  async function saveMine(): Promise<void> {
    const newer = await read(id)
    if (!newer.can.edit) return showTheirs(newer)
    await saver.overwrite(newer)
  }
  const remove = (said: LocalNotice) => setNotices((all) => all.filter((one) => one !== said))
  /** What was kept here goes into the form, or what it took the place of. Answers whether there was room for that. */
  function exchange(): boolean {
    if (!notice) return true
    const isBegun = notice.kind === 'leftover' && !isSame(draft.document, fresh)
    if (isBegun && !putAside('leftover', unsaved.base)) return false
    // Where an earlier try has reached the server, it is that quiz; what was discarded is not written over.
    if (!quiz) saver.changeId(notice.newId ?? newId())
    saver.edit(notice.document)
    dropCopy(notice.name)
    remove(notice)
    return true
  }

  return {
    ...draft,
    notice,
    isKept,
    edit: saver.edit,
    flush: saver.flush,
    retry: saver.retry,
    meetConflict: saver.meetConflict,
    /** What is not saved is given up. */
    forget: () => dropCopy(name),
    /** Saved as a whole, where it doesn't save itself; the server may have filled in something. */
    saveChanges: async () => {
      const saved = await saver.flush()
      if (saved) saver.restart(saved)
      return saved !== undefined
    },
    seeTheirs: async () => showTheirs(await read(id)),
    saveMine,
    exchange,
    closeNotice: () => {
      if (!notice) return
      if (notice.kind !== 'restored') dropCopy(notice.name)
      remove(notice)
    },
  }
}

export type QuizDraftState = ReturnType<typeof useQuizDraft>

type SaverStart = DraftOptions & Pick<Beginning, 'id' | 'document'>

/** The saver of one form, at work for as long as that is open. */
function useSaver({ id, document, fresh, quiz, copyOf, showLimit, onCreated }: SaverStart) {
  const queryClient = useQueryClient()
  const { mutateAsync: create } = useCreateQuiz()
  const { mutateAsync: update } = useUpdateQuiz()
  const read = (quizId: string) => queryClient.fetchQuery(quizQuery(quizId))
  const [saver] = useState(() => {
    const send = createSender({
      create: (document, id) => create({ ...formOf(document), id, duplicateOf: copyOf }),
      update,
      read,
      showLimit,
    })
    return createSaver({ id, quiz, document, fresh, send, onCreated })
  })
  useEffect(() => saver.start(), [saver])
  return { saver, read }
}
