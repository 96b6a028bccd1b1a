import { Alert, Button, Group, Modal } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '#web/lib/api-error.ts'
import { usedUp, wayOut } from '../limit-refusal.ts'
import { UpgradeAction } from './upgrade-action.tsx'
import { UpgradeWords } from './upgrade-words.tsx'

interface UpgradePromptProps {
  /** Closed where there is none. */
  refusal: ApiError | undefined
  onClose: () => void
}

/** A limit was met: what it is, and the way on. */
export function UpgradePrompt({ refusal, onClose }: UpgradePromptProps) {
  const { t } = useTranslation(['plans', 'common'])
  const titleOf = useTitle()
  return (
    <Modal
      opened={refusal !== undefined}
      onClose={onClose}
      title={refusal && titleOf(refusal)}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
    >
      {refusal && (
        <>
          <UpgradeWords refusal={refusal} />
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={onClose} data-autofocus>
              {t('prompt.close')}
            </Button>
            <UpgradeAction refusal={refusal} />
          </Group>
        </>
      )}
    </Modal>
  )
}

/** The same within a page or a dialog that stays open. */
export function UpgradeNotice({ refusal }: { refusal: ApiError }) {
  const titleOf = useTitle()
  return (
    <Alert
      color="yellow"
      role="alert"
      title={titleOf(refusal)}
      icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
    >
      <UpgradeWords refusal={refusal} />
      <Group mt="sm">
        <UpgradeAction refusal={refusal} />
      </Group>
    </Alert>
  )
}

function useTitle() {
  const { t } = useTranslation(['plans', 'messages'])
  return (refusal: ApiError) => {
    const what = usedUp(refusal)
    return what ? t(`messages:${what}`) : t(`prompt.title.${wayOut(refusal)}`)
  }
}
