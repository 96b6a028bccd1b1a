import { Button } from '@mantine/core'
import type { Dropped } from '@probant/contract/generation'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { shortTitle } from '#web/lib/short-title.ts'
import classes from './sheet.module.css'

interface DroppedSheetProps {
  dropped: Dropped
  isPending: boolean
  onTakeBack: () => void
}

/** Where a question lay that was dropped: its first words, and the way back. */
export function DroppedSheet({ dropped: { number, title }, isPending, onTakeBack }: DroppedSheetProps) {
  const { t } = useTranslation('generation')
  return (
    <li className={classes.dropped} data-sheet={number}>
      <span className={classes.droppedWords}>
        {t('dropped.sentence', { number })} <span className={classes.about}>{shortTitle(title)}</span>
      </span>
      <Button
        size="xs"
        variant="default"
        data-take-back
        loading={isPending}
        leftSection={<IconArrowBackUp size={16} stroke={1.5} aria-hidden="true" />}
        aria-label={t('dropped.takeBackOf', { number })}
        onClick={onTakeBack}
      >
        {t('dropped.takeBack')}
      </Button>
    </li>
  )
}
