import { Button, Loader, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useShowSecondFactor } from '../mutations.ts'
import { secondFactorQuery } from '../queries.ts'
import { AnswerForm } from './answer-form.tsx'

export interface AskingAgainDialogProps {
  isOpen: boolean
  onShown: () => void
  onClose: () => void
}

/** Before something dangerous: whoever sits here shows the second factor once more. */
export default function AskingAgainDialog({ isOpen, onShown, onClose }: AskingAgainDialogProps) {
  const { t } = useTranslation('secondFactor')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('again.title')}>
      <Content onShown={onShown} onCancel={onClose} />
    </Dialog>
  )
}

function Content({ onShown, onCancel }: { onShown: () => void; onCancel: () => void }) {
  const { t } = useTranslation(['secondFactor', 'common'])
  const show = useShowSecondFactor()
  const { data, error, refetch } = useQuery(secondFactorQuery)
  const send = async (answer: Parameters<typeof show.mutateAsync>[0]) => {
    await show.mutateAsync(answer)
    onShown()
  }
  if (error) return <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />
  if (!data) return <Loader type="dots" aria-hidden="true" />
  return (
    <Stack>
      <Text>{t('again.sentence')}</Text>
      <AnswerForm
        ways={data.ways}
        submit={t('again.submit')}
        send={send}
        cancel={
          <Button variant="default" size="md" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        }
      />
    </Stack>
  )
}
