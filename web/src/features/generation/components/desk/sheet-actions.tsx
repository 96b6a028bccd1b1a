import { Button, Tooltip } from '@mantine/core'
import type { Delivery } from '@probant/contract/generation'
import { IconCheck, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { visitor } from '#web/lib/backend.ts'
import classes from './sheet.module.css'

export type Action = 'keep' | 'again' | 'drop' | 'takeBack'

export interface SheetHandlers {
  /** Which of them is being done to this sheet. */
  pending: Action | undefined
  /** Why there is no other one to be had; missing where one may be. */
  exhausted: string | undefined
  /** Missing where nothing is to be decided by it. */
  onKeep: (() => void) | undefined
  onEdit: () => void
  onAgain: () => void
  onDrop: () => void
}

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** What is kept needs no more looking at; it can still be edited. */
export function SheetActions({
  delivery,
  pending,
  exhausted,
  ...on
}: SheetHandlers & { delivery: Delivery }) {
  const { t } = useTranslation('generation')
  const { number, question, isKept } = delivery
  // In the demo nothing is counted.
  const isCounted = visitor() === undefined
  const look = { size: 'xs', variant: 'default', disabled: pending !== undefined }
  return (
    <div className={classes.actions}>
      {!isKept && on.onKeep && (
        <Button
          {...look}
          variant="light"
          loading={pending === 'keep'}
          leftSection={<IconCheck {...ICON} />}
          aria-label={t('sheet.keepOf', { number })}
          onClick={on.onKeep}
        >
          {t('sheet.keep')}
        </Button>
      )}
      {question.can.edit && (
        <Button
          {...look}
          leftSection={<IconPencil {...ICON} />}
          aria-label={t('sheet.editOf', { number })}
          onClick={on.onEdit}
        >
          {t('sheet.edit')}
        </Button>
      )}
      {!isKept && (
        <>
          {!exhausted && (
            <Tooltip label={t('sheet.againHint')} disabled={!isCounted}>
              <Button
                {...look}
                loading={pending === 'again'}
                leftSection={<IconRefresh {...ICON} />}
                aria-label={t(isCounted ? 'sheet.againOf' : 'sheet.againUncounted', { number })}
                onClick={on.onAgain}
              >
                {t('sheet.again')}
              </Button>
            </Tooltip>
          )}
          <Button
            {...look}
            loading={pending === 'drop'}
            leftSection={<IconTrash {...ICON} />}
            aria-label={t('sheet.dropOf', { number })}
            onClick={on.onDrop}
          >
            {t('sheet.drop')}
          </Button>
        </>
      )}
    </div>
  )
}
