import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useReducer, useState } from 'react'
import { useUser } from '#web/lib/session.ts'
import { beginningOf } from './beginning.ts'
import { documentOf } from './document-edits.ts'
import { copyName, dropCopy, dropOldCopies, dropOwnCopy, keepCopy, readCopy } from './local-copy.ts'
import { quizQuery } from './queries.ts'
import type { QuizDocument } from './quiz-document.ts'
import { useDraftSaver } from './use-draft-saver.ts'
import { useLocalCopy } from './use-local-copy.ts'

export interface DraftStart {
  /** What the server has, or what a new quiz begins with. */
  fresh: QuizDocument
  /** The quiz that is edited; none where a new one is written. */
  quiz?: Quiz
  /** Where this browser keeps what is not saved, as long as the quiz has no id. */
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
  const userId = useUser().id
  const queryClient = useQueryClient()
  const nameOf = (quiz: Quiz | undefined) => copyName(userId, quiz?.id ?? slot)
  const mineOf = (quiz: Quiz | undefined) => copyName(userId, `${quiz?.id}:mine`)

  const [beginning] = useState(() => {
    dropOldCopies(new Date())
    const mine = opened && readCopy(mineOf(opened))
    return beginningOf({ fresh, quiz: opened, copy: readCopy(nameOf(opened)), mine })
  })
  const [notice, setNotice] = useState(beginning.notice)
  const [document, change] = useReducer(changed, beginning.document)
  const { saver, quiz, known, learn, forgetErrors, ...saving } = useDraftSaver({
    document: beginning.document,
    fresh,
    opened,
    showLimit,
    onCreated: ({ id }) => {
      dropOwnCopy(nameOf(undefined))
      onCreated(id)
    },
  })
  useEffect(() => saver.change(document), [saver, document])
  const { isDirty } = saving
  const isKept = useLocalCopy({ name: nameOf(quiz), document, revision: quiz?.revision ?? null, isDirty })

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
  /** Shows what somebody else has saved, and puts aside what was written here. */
  function showTheirs(newer: Quiz): void {
    const keptAt = new Date().toISOString()
    keepCopy(mineOf(newer), { document, revision: newer.revision, keptAt })
    learn(newer)
    replace(documentOf(newer))
    setNotice({ kind: 'mine', keptAt, document })
  }
  /** Over it, if that is still possible. */
  async function saveMine(): Promise<void> {
    const newer = await fetchNewer()
    if (!newer.can.edit) return showTheirs(newer)
    learn(newer)
    saver.rebase(documentOf(newer))
    await saver.resume()
  }
  function closeNotice(): void {
    if (notice?.kind === 'mine') dropCopy(mineOf(quiz))
    if (notice?.kind === 'outdated') dropCopy(nameOf(quiz))
    setNotice(undefined)
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
    forget: () => dropCopy(nameOf(quiz)),
    /** An active quiz is saved as a whole; the server may have filled in its start. */
    saveChanges: async () => {
      const isSaved = await saver.flush()
      if (isSaved && known.current) replace(documentOf(known.current))
      return isSaved
    },
    seeTheirs: async () => showTheirs(await fetchNewer()),
    saveMine,
    /** What was kept here goes into the form, or what it took the place of. */
    exchange: () => {
      if (notice) edit(notice.document)
      if (notice?.kind === 'restored') dropCopy(nameOf(quiz))
      closeNotice()
    },
    closeNotice,
  }
}

export type QuizDraftState = ReturnType<typeof useQuizDraft>

function changed(document: QuizDocument, change: Change): QuizDocument {
  return { ...document, ...(typeof change === 'function' ? change(document) : change) }
}
