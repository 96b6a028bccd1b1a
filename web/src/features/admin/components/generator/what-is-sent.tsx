import { Box, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Section } from '#web/components/layout/section.tsx'

const SENT = ['request', 'known', 'check', 'grading'] as const
const NEVER = ['people', 'answers', 'files', 'network'] as const

/** What the prompts of the server hold, and what they don't. */
export function WhatIsSent() {
  const { t } = useTranslation('admin')
  return (
    <Section title={t('generator.privacy.title')} sentence={t('generator.privacy.sentence')}>
      <Items
        title={t('generator.privacy.sent')}
        items={SENT.map((item) => t(`generator.privacy.sentItems.${item}`))}
      />
      <Items
        title={t('generator.privacy.never')}
        items={NEVER.map((item) => t(`generator.privacy.neverItems.${item}`))}
      />
      <Text c="dimmed">{t('generator.privacy.written')}</Text>
    </Section>
  )
}

function Items({ title, items }: { title: string; items: string[] }) {
  return (
    <Box mb="lg">
      <Text component="h3" fw={560} mb={6}>
        {title}
      </Text>
      <Stack component="ul" gap={6} m={0} ps="lg">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Stack>
    </Box>
  )
}
