import { Box, Button, Flex, Group, Title } from '@mantine/core'
import type { ShareLink } from '@probant/contract/participants/share-link'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useCloseShareLink } from '../../mutations.ts'
import { ShownAddress } from './shown-address.tsx'

interface OpenLinkProps {
  quiz: Quiz
  link: ShareLink & { url: string }
  onChange: () => void
}

/** The address that is open: to copy, to scan, to show to a room, and to close again. */
export function OpenLink({ quiz, link, onChange }: OpenLinkProps) {
  const { t } = useTranslation('participants')
  const closing = useCloseShareLink(quiz.id)

  const switchOff = (close: () => void) =>
    void closing
      .mutateAsync()
      .then(() => toast.success(t('share.switchedOff')), alreadyTold)
      .finally(close)
  return (
    <>
      <ShownAddress quiz={quiz} url={link.url} sentence={t('share.onSentence')} />
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
    </>
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
