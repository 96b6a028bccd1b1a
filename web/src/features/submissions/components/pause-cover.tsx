import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { takeFocus } from '#web/lib/take-focus.ts'

/** In place of the paper while the clock stands still; whoever was writing goes on where they were. */
export function PauseCover({ name }: { name: string }) {
  const { t } = useTranslation('taking')
  const [before] = useState(() => document.activeElement)
  useEffect(() => () => (before as HTMLElement | null)?.focus?.({ preventScroll: true }), [before])
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('paused.title')}
      titleRef={takeFocus}
      sentence={t('paused.sentence', { name })}
    />
  )
}
