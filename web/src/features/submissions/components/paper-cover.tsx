import { Box } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { StoppedSheetPicture } from '#web/components/pictures/stopped-sheet-picture.tsx'
import { clockWords } from '#web/lib/clock.ts'
import { takeFocus } from '#web/lib/take-focus.ts'

interface PaperCoverProps {
  why: 'paused' | 'judged'
  /** Who has paused it. */
  name: string
  /** What the clock stands at; nothing where there is more than a day. */
  secondsLeft: number | undefined
}

/** In place of the paper while nothing can be done about it; whoever was writing goes on where they were. */
export function PaperCover({ why, name, secondsLeft }: PaperCoverProps) {
  const { t } = useTranslation('taking')
  const [before] = useState(() => document.activeElement)
  useEffect(() => () => (before as HTMLElement | null)?.focus?.({ preventScroll: true }), [before])
  return (
    <EmptyState
      order={1}
      picture={<StoppedSheetPicture sign={why === 'paused' ? 'pause' : 'stop'} />}
      title={t(`${why}.title`)}
      titleRef={takeFocus}
      sentence={t(`${why}.sentence`, { name })}
      action={
        why === 'paused' &&
        secondsLeft !== undefined && (
          <Box component="p" className="tabular" fz="lg" fw={600}>
            {t('paused.left', { time: clockWords(secondsLeft) })}
          </Box>
        )
      }
    />
  )
}
