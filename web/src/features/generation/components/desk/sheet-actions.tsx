import { Button, Group, Tooltip } from '@mantine/core'
import type { Delivery } from '@probant/contract/generation'
import { IconCheck, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { visitor } from '#web/lib/backend.ts'

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
  const { t } = useTranslation('questions')
  const { number, question, isKept } = delivery
  // In the demo nothing is counted.
  const isCounted = visitor() === undefined
  const look = { size: 'xs', variant: 'default', disabled: pending !== undefined }
  return (
    <Group gap="xs" align="stretch" mt="md">
      {!isKept && on.onKeep && (
        <Button
          {...look}
          variant="light"
          loading={pending === 'keep'}
          leftSection={<IconCheck {...ICON} />}
          aria-label={t('generation.sheet.keepOf', { number })}
          onClick={on.onKeep}
        >
          {t('generation.sheet.keep')}
        </Button>
      )}
      {question.can.edit && (
        <Button
          {...look}
          leftSection={<IconPencil {...ICON} />}
          aria-label={t('generation.sheet.editOf', { number })}
          onClick={on.onEdit}
        >
          {t('generation.sheet.edit')}
        </Button>
      )}
      {!isKept && (
        <>
          {!exhausted && (
            <Tooltip label={t('generation.sheet.againHint')} disabled={!isCounted}>
              <Button
                {...look}
                loading={pending === 'again'}
                leftSection={<IconRefresh {...ICON} />}
                aria-label={t(isCounted ? 'generation.sheet.againOf' : 'generation.sheet.againUncounted', {
                  number,
                })}
                onClick={on.onAgain}
              >
                {t('generation.sheet.again')}
              </Button>
            </Tooltip>
          )}
          <Button
            {...look}
            loading={pending === 'drop'}
            leftSection={<IconTrash {...ICON} />}
            aria-label={t('generation.sheet.dropOf', { number })}
            onClick={on.onDrop}
          >
            {t('generation.sheet.drop')}
          </Button>
        </>
      )}
    </Group>
  )
}
