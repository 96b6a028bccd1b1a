import { Badge, Box, Button, Flex, Skeleton, Stack } from '@mantine/core'
import type { SessionInfo } from '@probant/contract/users'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDate } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useRevokeSession, useSignOutEverywhere } from '../mutations.ts'
import { sessionListQuery } from '../queries.ts'

export function SessionList() {
  const { t } = useTranslation('account')
  const { data: sessions, error, refetch } = useQuery(sessionListQuery)
  if (error) return <LoadFailure title={t('sessions.failed')} error={error} onRetry={() => refetch()} />
  return (
    <Stack>
      <Flex component="ul" className="plain card lined" direction="column">
        {sessions?.map((session) => <SessionRow key={session.id} session={session} />) ?? (
          <Skeleton component="li" height={62} radius="lg" />
        )}
      </Flex>
      <SignOutEverywhere />
    </Stack>
  )
}

function SessionRow({ session }: { session: SessionInfo }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const revoke = useRevokeSession()
  const device = session.device || t('sessions.unknownDevice')
  const signOut = () =>
    revoke.mutate(session.id, {
      onSuccess: () => toast.success(t('sessions.signedOut')),
    })
  return (
    <Flex component="li" gap="8px 16px" align="center" justify="space-between" wrap="wrap" py="sm" px="md">
      <Box flex="1 1 240px" miw={0}>
        <Box component="strong" fw={600}>
          {device}
        </Box>{' '}
        {session.isCurrent && <Badge color="green">{t('sessions.current')}</Badge>}
        <Box className="tabular" c="dimmed" fz="xs">
          {session.address} · {t('sessions.lastSeen', { ago: formatAgo(locale, session.lastSeenAt) })} ·{' '}
          {t('sessions.since', { date: formatDate(locale, session.createdAt) })}
        </Box>
      </Box>
      {!session.isCurrent && (
        <Button
          size="xs"
          variant="default"
          loading={revoke.isPending}
          onClick={signOut}
          aria-label={t('sessions.signOutOf', { device })}
        >
          {t('sessions.signOut')}
        </Button>
      )}
    </Flex>
  )
}

function SignOutEverywhere() {
  const { t } = useTranslation('account')
  const navigate = useNavigate()
  const signOut = useSignOutEverywhere()
  const confirm = () => signOut.mutate(undefined, { onSuccess: () => navigate({ to: '/login' }) })
  return (
    <div>
      <AskedButton
        label={t('sessions.everywhere')}
        title={t('sessions.everywhereTitle')}
        confirm={t('sessions.everywhere')}
        isDangerous={false}
        isPending={signOut.isPending}
        onConfirm={confirm}
      >
        {t('sessions.everywhereSentence')}
      </AskedButton>
    </div>
  )
}
