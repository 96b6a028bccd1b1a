import { Alert, Badge, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import type { SecondFactor } from '@probant/contract/second-factor/own'
import type { User } from '@probant/contract/users'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { secondFactorQuery } from '../queries.ts'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { FactorList } from './factor-list.tsx'

interface SecondFactorSettingsProps {
  user: User
  signInAgain: ReactNode
}

/** What a login asks for besides the password. */
export function SecondFactorSettings({ user, signInAgain }: SecondFactorSettingsProps) {
  const { t } = useTranslation('secondFactor')
  const { data, error, refetch } = useQuery(secondFactorQuery)
  return (
    <Section title={t('title')} sentence={t('sentence')}>
      {data && <Content factor={data} user={user} signInAgain={signInAgain} />}
      {!data && error && <LoadFailure title={t('failed')} error={error} onRetry={() => refetch()} />}
      {!data && !error && <Skeleton height={62} radius="lg" />}
    </Section>
  )
}

function Content({ factor, user, signInAgain }: SecondFactorSettingsProps & { factor: SecondFactor }) {
  const { t } = useTranslation('secondFactor')
  const [isOpen, dialog] = useDisclosure(false)
  return (
    <Stack align="stretch">
      <div>
        <Badge color={factor.isOn ? 'green' : 'gray'}>{t(factor.isOn ? 'on' : 'off')}</Badge>
      </div>
      {factor.isOn && <FactorList factor={factor} />}
      {factor.isOn && factor.recoveryCodesLeft <= FEW && (
        <Alert color="yellow">{t('codes.few', { count: factor.recoveryCodesLeft })}</Alert>
      )}
      {!user.isEmailVerified && <Text c="dimmed">{t('verifyFirst')}</Text>}
      {user.isEmailVerified && !factor.authenticatorSince && (
        <div>
          <Button variant="default" onClick={dialog.open}>
            {t('setup.open')}
          </Button>
        </div>
      )}
      <AuthenticatorDialog user={user} signInAgain={signInAgain} isOpen={isOpen} onClose={dialog.close} />
    </Stack>
  )
}

const FEW = 3
