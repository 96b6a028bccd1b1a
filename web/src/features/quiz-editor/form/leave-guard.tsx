import { useBlocker } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { isDraft } from '../document/document.ts'
import type { QuizDraftState } from '../saving/use-quiz-draft.ts'

interface LeaveGuardProps {
  draft: QuizDraftState
  /** The addresses under which this form is shown. */
  paths: string[]
  /** It begins with what another quiz says. */
  isCopy: boolean
}

/** Longer than this nobody waits for a save that may never come. */
const PATIENCE_MS = 6_000

/** A draft is saved on the way out; whoever would lose something is asked. */
export function LeaveGuard({ draft, paths, isCopy }: LeaveGuardProps) {
  const { t } = useTranslation('quiz')
  const { isDirty, isKept, quiz } = draft
  const isPublished = !isDraft(quiz)
  // Nothing was written, but whoever duplicates a quiz may take the copy for made.
  const isUnmadeCopy = isCopy && !quiz && !isDirty
  const [isSaving, setIsSaving] = useState(false)

  const blocker = useBlocker({
    withResolver: true,
    shouldBlockFn: async ({ next }) => {
      if (paths.includes(next.pathname)) return false
      if (isUnmadeCopy) return true
      if (!isDirty) return false
      return isPublished || !(await savedSoon(draft))
    },
    // What is kept in this browser is there again when the page is.
    enableBeforeUnload: () => isDirty && (isPublished || !isKept()),
  })
  const isBlocked = blocker.status === 'blocked'
  const leave = () => {
    if (!isBlocked) return
    if (isPublished) draft.forget()
    blocker.proceed()
  }
  const stay = () => isBlocked && blocker.reset()
  const saveAndLeave = async () => {
    setIsSaving(true)
    const saved = await draft.flush()
    if (!isBlocked) return
    if (saved) return blocker.proceed()
    // What stands in the way is said in the form.
    setIsSaving(false)
    blocker.reset()
  }
  if (isUnmadeCopy || isSaving)
    return (
      <ConfirmDialog
        isOpen={isBlocked}
        onClose={() => !isSaving && stay()}
        title={t('form.leave.copyTitle')}
        keep={t('form.leave.stay')}
        other={{ label: t('form.leave.withoutCopy'), onChoose: leave }}
        confirm={t('form.leave.saveCopy')}
        isPending={isSaving}
        onConfirm={() => void saveAndLeave()}
      >
        {t('form.leave.copy')}
      </ConfirmDialog>
    )
  const staysHere = !isPublished && isKept()
  return (
    <ConfirmDialog
      isOpen={isBlocked}
      onClose={stay}
      title={t('form.leave.title')}
      confirm={t('form.leave.confirm')}
      isDangerous={!staysHere}
      onConfirm={leave}
    >
      {staysHere ? t('form.leave.kept') : t('form.leave.lost')}
    </ConfirmDialog>
  )
}

async function savedSoon(draft: QuizDraftState): Promise<boolean> {
  // Whoever leaves has seen what is in the way, and need not be told again.
  if (['conflict', 'limit', 'refused'].includes(draft.status.kind)) return false
  const tooLate = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE_MS))
  return Promise.race([draft.flush().then((quiz) => quiz !== undefined), tooLate])
}
