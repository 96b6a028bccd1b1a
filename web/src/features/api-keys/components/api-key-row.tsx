import { Badge, Box, Flex, Group } from '@mantine/core'
import type { ApiKey } from '@probant/contract/api-keys/keys'
import { useTranslation } from 'react-i18next'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDate } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useRevokeApiKey } from '../mutations.ts'

export function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('connections')
  const { name, scopes, hint, owner } = apiKey
  return (
    <Flex component="li" gap="8px 16px" align="center" justify="space-between" wrap="wrap" py="sm" px="md">
      <Box flex="1 1 240px" miw={0}>
        <Group gap="4px 8px">
          <Box component="strong" className="breakable" fw={600}>
            {name}
          </Box>
          {scopes.map((scope) => (
            <Badge key={scope} variant="light">
              {t(`keys.scopes.${scope}`)}
            </Badge>
          ))}
        </Group>
        <Box className="tabular breakable" c="dimmed" fz="xs" mt={2}>
          {!owner.isYou && <>{t('keys.of', { name: owner.name })} · </>}
          {t('keys.hint', { hint })} · <LastUse {...apiKey} /> · <End {...apiKey} />
        </Box>
      </Box>
      <RevokeButton {...apiKey} />
    </Flex>
  )
}

function LastUse({ lastUsedAt }: Pick<ApiKey, 'lastUsedAt'>) {
  const { t } = useTranslation('connections')
  const locale = useLocale()
  return lastUsedAt ? t('keys.lastUsed', { ago: formatAgo(locale, lastUsedAt) }) : t('keys.neverUsed')
}

function End({ endsAt }: Pick<ApiKey, 'endsAt'>) {
  const { t } = useTranslation('connections')
  const locale = useLocale()
  if (!endsAt) return t('keys.endless')
  const hasEnded = Date.parse(endsAt) <= Date.now()
  return t(hasEnded ? 'keys.ended' : 'keys.until', { date: formatDate(locale, endsAt) })
}

function RevokeButton({ id, name }: Pick<ApiKey, 'id' | 'name'>) {
  const { t } = useTranslation('connections')
  const revoke = useRevokeApiKey()
  const confirm = (close: () => void) =>
    revoke.mutate(id, { onSuccess: () => toast.success(t('keys.revoked')), onSettled: close })
  return (
    <AskedButton
      size="xs"
      label={t('keys.revoke')}
      aria-label={t('keys.revokeOf', { name })}
      title={t('keys.revokeTitle', { name })}
      confirm={t('keys.revoke')}
      isPending={revoke.isPending}
      onConfirm={confirm}
    >
      {t('keys.revokeSentence')}
    </AskedButton>
  )
}
