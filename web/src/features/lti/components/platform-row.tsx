import { Alert, Badge, Box, Button, Flex, Group, Stack } from '@mantine/core'
import type { LearningPlatform, LtiTool } from '@probant/contract/lti/platforms'
import { useTranslation } from 'react-i18next'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDate } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useRemoveLearningPlatform, useSaveLearningPlatform } from '../mutations.ts'
import { valuesOf } from '../platform-values.ts'
import { ChangePlatformButton } from './platform-dialog.tsx'

export function PlatformRow({ platform, tool }: { platform: LearningPlatform; tool: LtiTool }) {
  const { t } = useTranslation('connections')
  const { name, product, issuer, clientId } = platform
  return (
    <Stack component="li" gap="sm" py="sm" px="md">
      <Flex gap="8px 16px" align="center" justify="space-between" wrap="wrap">
        <Box flex="1 1 240px" miw={0}>
          <Group gap="4px 8px">
            <Box component="strong" className="breakable" fw={600}>
              {name}
            </Box>
            {product !== 'other' && <Badge variant="light">{t(`lti.products.${product}`)}</Badge>}
          </Group>
          <Box className="breakable" c="dimmed" fz="xs" mt={2}>
            {issuer} · {t('lti.clientOf', { clientId })} · <Origin {...platform} /> ·{' '}
            <LastLaunch {...platform} />
          </Box>
        </Box>
        <Group gap="xs">
          <ChangePlatformButton platform={platform} tool={tool} />
          <RemoveButton {...platform} />
        </Group>
      </Flex>
      <UnknownDeployment platform={platform} />
    </Stack>
  )
}

function Origin({ registeredBy, createdAt }: LearningPlatform) {
  const { t } = useTranslation('connections')
  const date = formatDate(useLocale(), createdAt)
  return registeredBy ? t('lti.connectedBy', { name: registeredBy, date }) : t('lti.connectedOn', { date })
}

function LastLaunch({ lastLaunchAt }: LearningPlatform) {
  const { t } = useTranslation('connections')
  const locale = useLocale()
  return lastLaunchAt ? t('lti.lastUsed', { ago: formatAgo(locale, lastLaunchAt) }) : t('lti.neverUsed')
}

/** Somebody was turned away: the platform has signed it, so it is theirs, and one press lets it in. */
function UnknownDeployment({ platform }: { platform: LearningPlatform }) {
  const { t } = useTranslation('connections')
  const save = useSaveLearningPlatform(platform.id)
  const { unknownDeploymentId: id, deploymentIds } = platform
  if (!id) return null
  const add = () =>
    save.mutate(
      { ...valuesOf(platform), deploymentIds: [...deploymentIds, id] },
      { onSuccess: () => toast.success(t('lti.saved')) },
    )
  return (
    <Alert color="yellow" title={t('lti.unknownDeployment', { id })}>
      <Stack gap="xs" align="start">
        {t('lti.unknownDeploymentSentence')}
        <Button size="xs" variant="default" loading={save.isPending} onClick={add}>
          {t('lti.addDeployment')}
        </Button>
      </Stack>
    </Alert>
  )
}

function RemoveButton({ id, name }: LearningPlatform) {
  const { t } = useTranslation('connections')
  const remove = useRemoveLearningPlatform()
  const confirm = (close: () => void) =>
    remove.mutate(id, { onSuccess: () => toast.success(t('lti.removed')), onSettled: close })
  return (
    <AskedButton
      size="xs"
      label={t('lti.remove')}
      aria-label={t('lti.removeOf', { name })}
      title={t('lti.removeTitle', { name })}
      confirm={t('lti.remove')}
      isPending={remove.isPending}
      onConfirm={confirm}
    >
      {t('lti.removeSentence')}
    </AskedButton>
  )
}
