import { Button, Flex, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import type { QuizDraftState } from '../saving/use-quiz-draft.ts'

interface ConflictDialogProps {
  isOpen: boolean
  draft: QuizDraftState
  onClose: () => void
}

/** Somebody else, or another tab, has saved first: nothing is overwritten before the person says so. */
export function ConflictDialog({ isOpen, draft, onClose }: ConflictDialogProps) {
  const { t } = useTranslation(['quiz', 'common'])
  const [pending, setPending] = useState<'see' | 'save'>()

  async function decide(choice: 'see' | 'save', work: () => Promise<unknown>): Promise<void> {
    setPending(choice)
    try {
      await work()
      onClose()
    } catch (error) {
      toastFailure(error, t('common:messages.operationFailed'))
    } finally {
      setPending(undefined)
    }
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('form.conflict.title')}>
      <Text mb={20}>{t('form.conflict.sentence')}</Text>
      <Flex component="ul" className="plain" direction="column" gap="md">
        <li>
          <Button
            fullWidth
            data-autofocus
            loading={pending === 'see'}
            disabled={pending === 'save'}
            onClick={() => void decide('see', draft.seeTheirs)}
          >
            {t('form.conflict.see')}
          </Button>
          <Text mt={6} c="dimmed" size="xs">
            {t('form.conflict.seeHint')}
          </Text>
        </li>
        <li>
          <Button
            fullWidth
            variant="default"
            loading={pending === 'save'}
            disabled={pending === 'see'}
            onClick={() => void decide('save', draft.saveMine)}
          >
            {t('form.conflict.save')}
          </Button>
          <Text mt={6} c="dimmed" size="xs">
            {t('form.conflict.saveHint')}
          </Text>
        </li>
      </Flex>
    </Dialog>
  )
}

/** The dialog comes by itself, once for each conflict; whoever closes it without a decision can open it again. */
export function useConflict({ status }: Pick<QuizDraftState, 'status'>) {
  const conflict = status.kind === 'conflict' ? status : undefined
  const [closed, setClosed] = useState<typeof conflict>()
  return {
    isOpen: conflict !== undefined && conflict !== closed,
    close: () => setClosed(conflict),
    decide: () => setClosed(undefined),
  }
}
