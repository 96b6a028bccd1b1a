import type { Obstacle } from '@probant/contract/quizzes/readiness'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { currentLocale } from '#web/i18n/i18n.ts'
import { toast } from '#web/lib/toast.ts'
import { isDraft } from '../document/document.ts'
import { issuesOf } from '../document/issues.ts'
import type { QuizDraftState } from '../saving/use-quiz-draft.ts'

interface SavingOptions {
  draft: QuizDraftState
  obstacles: Obstacle[]
  /** Shows what is wrong. */
  onCheck: () => void
}

/** What the buttons and the keyboard do. */
export function useSaving({ draft, obstacles, onCheck }: SavingOptions) {
  const { t } = useTranslation('quiz')
  const [isChecked, setIsChecked] = useState(false)
  const [isOpening, setIsOpening] = useState(false)
  const { quiz, document } = draft

  const check = () => {
    setIsChecked(true)
    // What only the server knows to be wrong is on the list by the time it is read.
    if (isDraft(quiz)) void draft.flush()
    onCheck()
  }

  /** A published quiz stays fit for its participants, and isn't opened to them by a slip of the hand. */
  async function saveChanges(): Promise<void> {
    if (!draft.isDirty) return
    if (obstacles.length > 0 || Object.keys(issuesOf(document, currentLocale())).length > 0) return check()
    if (document.startsAt === null) return setIsOpening(true)
    await send()
  }

  async function send(): Promise<void> {
    setIsOpening(false)
    if (await draft.saveChanges()) toast.success(t('form.save.changesSaved'))
  }

  const save = () => {
    if (quiz?.can.edit === false) return
    setIsChecked(true)
    void (isDraft(quiz) ? draft.flush() : saveChanges())
  }
  return { isChecked, check, save, isOpening, open: () => void send(), close: () => setIsOpening(false) }
}

export type Saving = ReturnType<typeof useSaving>

/** Saving would open the quiz to its participants this moment. */
export function OpeningDialog({ saving }: { saving: Saving }) {
  const { t } = useTranslation('quiz')
  return (
    <ConfirmDialog
      isOpen={saving.isOpening}
      onClose={saving.close}
      title={t('form.opening.title')}
      confirm={t('form.opening.confirm')}
      onConfirm={saving.open}
    >
      {t('form.opening.sentence')}
    </ConfirmDialog>
  )
}
