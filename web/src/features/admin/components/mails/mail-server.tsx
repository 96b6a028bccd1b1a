import { Alert, Box, Button, Flex, Stack, Text } from '@mantine/core'
import type { sendTestMail } from '@probant/contract/admin/mails'
import type { ResponseOf } from '@probant/contract/endpoint'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { Section } from '#web/components/layout/section.tsx'
import { useSendTestMail } from '../../mutations.ts'

const VARIABLES = ['SMTP_URL', 'MAIL_FROM'] as const

/** Whether mails go out from here, how to find out, and what to set so that they do. */
export function MailServer({ deliversMail }: { deliversMail: boolean }) {
  const { t } = useTranslation('admin')
  return (
    <Section title={t('mailServer.title')} sentence={t(deliversMail ? 'mailServer.on' : 'mailServer.off')}>
      {deliversMail && <TestMail />}
      <Box component="details" mt="md" open={!deliversMail}>
        <summary>{t('mailServer.setup')}</summary>
        <Text mt="sm">{t('mailServer.setupSentence')}</Text>
        <Flex component="dl" direction="column" gap="sm" mt="sm" mb={0}>
          {VARIABLES.map((name) => (
            <div key={name}>
              <Box component="dt" fw={560}>
                <code>{name}</code>
              </Box>
              <Box component="dd" mt={4} mb={0} mx={0} c="dimmed">
                {t(`mailServer.variables.${name}`)}
              </Box>
            </div>
          ))}
        </Flex>
      </Box>
    </Section>
  )
}

/** One press sends a mail to oneself, and says what the mail server said. */
function TestMail() {
  const { t } = useTranslation('admin')
  const test = useSendTestMail()
  return (
    <Stack align="flex-start">
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
        {t('mailServer.test')}
      </Button>
      <Box role="status" w="100%">
        {test.data && !test.isPending && <Outcome report={test.data} />}
      </Box>
      <FormAlert>{test.error?.message}</FormAlert>
    </Stack>
  )
}

function Outcome({ report }: { report: ResponseOf<typeof sendTestMail> }) {
  const { t } = useTranslation('admin')
  const { outcome, recipient, reason } = report
  const isSent = outcome === 'sent'
  const Icon = isSent ? IconCheck : IconAlertTriangle
  return (
    <Alert
      color={isSent ? 'green' : 'red'}
      title={t(`mailServer.outcomes.${outcome}`)}
      icon={<Icon size={20} stroke={1.5} aria-hidden="true" />}
    >
      {isSent ? (
        t('mailServer.lookFor', { email: recipient })
      ) : (
        // In the mail server's own words, however long its names are.
        <code className="breakable">{reason}</code>
      )}
    </Alert>
  )
}
