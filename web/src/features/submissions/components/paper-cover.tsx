import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { takeFocus } from '#web/lib/take-focus.ts'

interface PaperCoverProps {
  why: 'paused' | 'judged'
  /** Who has paused it. */
  name: string
}

/** In place of the paper while nothing can be done about it; whoever was writing goes on where they were. */
export function PaperCover({ why, name }: PaperCoverProps) {
  const { t } = useTranslation('taking')
  const [before] = useState(() => document.activeElement)
  useEffect(() => () => (before as HTMLElement | null)?.focus?.({ preventScroll: true }), [before])
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t(`${why}.title`)}
      titleRef={takeFocus}
      sentence={t(`${why}.sentence`, { name })}
    />
  )
}
