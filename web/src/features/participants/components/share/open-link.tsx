import { ActionIcon, Box, Button, Flex, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { useClipboard, useDisclosure } from '@mantine/hooks'
import type { ShareLink } from '@probant/contract/participants/share-link'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconCheck, IconCopy, IconMaximize } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useCloseShareLink } from '../../mutations.ts'
import { BesideQrCode, Poster } from './poster.tsx'

interface OpenLinkProps {
  quiz: Quiz
  link: ShareLink & { url: string }
  onChange: () => void
}

/** The address that is open: to copy, to scan, to show to a room, and to close again. */
export function OpenLink({ quiz, link, onChange }: OpenLinkProps) {
  const { t } = useTranslation('participants')
  const [isShown, poster] = useDisclosure(false)
  const closing = useCloseShareLink(quiz.id)

  const switchOff = (close: () => void) =>
    void closing
      .mutateAsync()
      .then(() => toast.success(t('share.switchedOff')), alreadyTold)
      .finally(close)
  return (
    <>
      <BesideQrCode text={link.url} label={t('share.qr', { title: quiz.title })}>
        <Stack align="flex-start">
          <Text>{t('share.onSentence')}</Text>
          <Box w="100%">
            <Address url={link.url} />
          </Box>
          <Button
            variant="default"
            leftSection={<IconMaximize size={18} stroke={1.5} aria-hidden="true" />}
            onClick={poster.open}
          >
            {t('share.showLarge')}
          </Button>
        </Stack>
      </BesideQrCode>
      <Box component="section" mt="lg" pt={20} style={{ borderBlockStart: '1px solid var(--line)' }}>
        <Title order={3} size="h4">
          {t('share.who')}
        </Title>
        <Admitted link={link} />
      </Box>
      <Group justify="space-between" mt="lg">
        <AskedButton
          variant="subtle"
          color="red"
          label={t('share.switchOff')}
          title={t('share.offTitle')}
          confirm={t('share.switchOff')}
          isPending={closing.isPending}
          onConfirm={switchOff}
        >
          {t('share.offSentence')}
        </AskedButton>
        {quiz.can.invite && (
          <Button variant="default" onClick={onChange}>
            {t('share.change')}
          </Button>
        )}
      </Group>
      <Poster quiz={quiz} url={link.url} isOpen={isShown} onClose={poster.close} />
    </>
  )
}

/** An address to copy. */
export function Address({ url }: { url: string }) {
  const { t } = useTranslation('participants')
  const clipboard = useClipboard({ timeout: 2000 })
  return (
    <TextInput
      label={t('share.address')}
      readOnly
      value={url}
      data-autofocus
      onFocus={(event) => event.currentTarget.select()}
      error={clipboard.error ? t('share.copyFailed') : undefined}
      rightSectionWidth={40}
      rightSection={
        <ActionIcon
          variant="subtle"
          size={32}
          aria-label={t(clipboard.copied ? 'share.copied' : 'share.copy')}
          onClick={() => clipboard.copy(url)}
        >
          {clipboard.copied ? <IconCheck size={18} stroke={2} /> : <IconCopy size={18} stroke={1.5} />}
        </ActionIcon>
      }
    />
  )
}

/** Who may come by the link. */
function Admitted({ link: { domains, emails } }: { link: Pick<ShareLink, 'domains' | 'emails'> }) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const counted = { count: emails.length, formatted: formatNumber(locale, emails.length) }
  return (
    <Flex component="ul" className="breakable plain" direction="column" gap={4} mt="xs">
      {domains.map((domain) => (
        <li key={domain}>{t('share.everybodyOf', { domain })}</li>
      ))}
      {emails.length > 0 && (
        <li>
          <details>
            <summary>{t('share.single', counted)}</summary>
            <Box
              component="ul"
              className="plain"
              mah={180}
              mt={4}
              ps={20}
              c="dimmed"
              style={{ overflowY: 'auto' }}
            >
              {emails.map((email) => (
                <li key={email}>{email}</li>
              ))}
            </Box>
          </details>
        </li>
      )}
    </Flex>
  )
}
