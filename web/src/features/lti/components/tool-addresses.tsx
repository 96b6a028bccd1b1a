import { Stack, Text } from '@mantine/core'
import type { LtiTool } from '@probant/contract/lti/platforms'
import { useTranslation } from 'react-i18next'
import { LinkToCopy } from '#web/components/form/link-to-copy.tsx'

/** What whoever runs the platform enters there, each with a button that copies it. */
export function ToolAddresses({ tool }: { tool: LtiTool }) {
  const { t } = useTranslation('connections')
  const words = { copy: t('lti.copy'), copied: t('lti.copied'), copyFailed: t('lti.copyFailed') }
  return (
    <Stack gap="sm">
      <Text fw={600}>{t('lti.there')}</Text>
      <Text c="dimmed" fz="sm">
        {t('lti.thereSentence')}
      </Text>
      <LinkToCopy url={tool.launchUrl} words={{ ...words, label: t('lti.toolUrl') }} />
      <LinkToCopy url={tool.loginUrl} words={{ ...words, label: t('lti.loginUrl') }} />
      <LinkToCopy url={tool.keysUrl} words={{ ...words, label: t('lti.toolKeysUrl') }} />
    </Stack>
  )
}
