import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { isDraft } from '../document/document.ts'
import { goToPlace } from '../form/go-to-place.ts'
import { type Checked, useChecks } from './check-list.tsx'
import type { Place } from './publish-checks.ts'
import { PublishSheet, type PublishSheetProps } from './publish-sheet.tsx'

interface PublishDialogProps extends Omit<PublishSheetProps, 'onGo'> {
  isOpen: boolean
}

/** What is wrong and the way to mend it; once nothing is, what will be published. */
export function PublishDialog({ isOpen, ...props }: PublishDialogProps) {
  const [target, setTarget] = useState<Place>()
  const { draft, obstacles, onClose } = props

  const go = (place: Place) => {
    setTarget(place)
    onClose()
  }
  /** Not before: a dialog that is closing takes the focus back. */
  const arrive = () => {
    if (target) goToPlace(target)
    setTarget(undefined)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size={560}
      title={<Heading draft={draft} obstacles={obstacles} />}
      returnFocus={!target}
      onExitTransitionEnd={arrive}
    >
      <PublishSheet {...props} onGo={go} />
    </Dialog>
  )
}

function Heading({ draft, obstacles }: Checked) {
  const { t } = useTranslation('quiz')
  const { faults } = useChecks({ draft, obstacles })
  const isReady = faults.length === 0
  if (!isDraft(draft.quiz)) return isReady ? t('form.publish.saveReady') : t('form.publish.saveTitle')
  return isReady ? t('form.publish.readyTitle') : t('form.publish.title', { count: faults.length })
}
