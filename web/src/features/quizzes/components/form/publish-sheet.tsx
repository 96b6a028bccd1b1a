import { Button, Group, Stack } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import type { Place } from '../../publish-checks.ts'
import { isDraft } from '../../use-draft-saver.ts'
import { CheckList } from './check-list.tsx'
import classes from './publish-summary.module.css'
import { PublishSummary } from './publish-summary.tsx'
import { type Checked, useChecks } from './use-checks.ts'
import { usePublication } from './use-publication.ts'

export interface PublishSheetProps extends Checked {
  onClose: () => void
  onGo: (place: Place) => void
  onPublished: (quizId: string) => void
  /** What is published already is only saved. */
  onSave: () => void
}

export function PublishSheet({ draft, obstacles, onClose, onGo, onPublished, onSave }: PublishSheetProps) {
  const { t } = useTranslation(['quiz-form', 'common'])
  const { faults, advice } = useChecks({ draft, obstacles })
  const { publish, isPending, refusal } = usePublication({ draft, onClose, onPublished })
  const isPublishing = isDraft(draft.quiz)
  const isReady = faults.length === 0

  const save = () => {
    onClose()
    onSave()
  }
  return (
    <Stack gap="md">
      {isReady ? <PublishSummary document={draft.document} /> : <CheckList checks={faults} onGo={onGo} />}
      {advice.length > 0 && <CheckList checks={advice} onGo={onGo} />}
      {isReady && isPublishing && <p className={classes.frozen}>{t('publish.frozen')}</p>}
      <FormAlert>{refusal}</FormAlert>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {isPublishing ? t('publish.later') : t('common:actions.close')}
        </Button>
        {isReady && isPublishing && (
          <Button
            data-autofocus
            loading={isPending}
            leftSection={<IconSend size={18} stroke={1.5} aria-hidden="true" />}
            onClick={() => void publish()}
          >
            {t('publish.now')}
          </Button>
        )}
        {isReady && !isPublishing && draft.isDirty && (
          <Button data-autofocus onClick={save}>
            {t('tools.saveChanges')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
