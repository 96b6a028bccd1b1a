import { Alert, Anchor, Button, Flex, Skeleton, Stack } from '@mantine/core'
import { IconKey, IconMail } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useDialogBesideList } from '#web/components/feedback/use-dialog-beside-list.ts'
import { Section } from '#web/components/layout/section.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { useUser } from '#web/lib/session.ts'
import { useApiKeys } from '../queries.ts'
import { ApiKeyRow } from './api-key-row.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'

/** The keys by which programs work in this workspace. */
export function ApiKeysSection({ signInAgain }: { signInAgain: ReactNode }) {
  const { t } = useTranslation('connections')
  return (
    <Section title={t('keys.title')} sentence={<AboutKeys />}>
      <ApiKeys signInAgain={signInAgain} />
    </Section>
  )
}

function AboutKeys() {
  const { t } = useTranslation('connections')
  return (
    <>
      {t('keys.sentence')}
      <Anchor href="/api/docs" display="block" mt="xs">
        {t('keys.docs')}
      </Anchor>
    </>
  )
}

function ApiKeys({ signInAgain }: { signInAgain: ReactNode }) {
  const { t } = useTranslation('connections')
  const { isEmailVerified } = useUser()
  const { data: keys, error, refetch } = useApiKeys()
  const { button, dialog } = useDialogBesideList()
  if (error && !keys) return <LoadFailure title={t('keys.failed')} error={error} onRetry={() => refetch()} />
  if (!keys) return <Skeleton height={76} radius="lg" />

  const create = isEmailVerified ? (
    <Button {...button} leftSection={<IconKey size={18} stroke={1.5} aria-hidden="true" />}>
      {t('keys.create')}
    </Button>
  ) : (
    <ConfirmFirst />
  )
  return (
    <>
      {keys.length === 0 ? (
        <EmptyState
          order={3}
          picture={<BlankSheetPicture />}
          title={t('keys.none')}
          sentence={t('keys.noneSentence')}
          action={create}
        />
      ) : (
        <Stack>
          <Flex component="ul" className="plain card lined" direction="column" aria-label={t('keys.list')}>
            {keys.map((key) => (
              <ApiKeyRow key={key.id} apiKey={key} />
            ))}
          </Flex>
          <div>{create}</div>
        </Stack>
      )}
      <CreateKeyDialog {...dialog} signInAgain={signInAgain} />
    </>
  )
}

function ConfirmFirst() {
  const { t } = useTranslation('connections')
  return (
    <Alert color="yellow" icon={<IconMail size={20} stroke={1.5} aria-hidden="true" />}>
      {t('keys.confirmFirst')}
    </Alert>
  )
}
