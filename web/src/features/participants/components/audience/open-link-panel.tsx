import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import type { OpenLink } from '@probant/contract/participants/open-link'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskedButton } from '#web/components/feedback/asked-button.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { alreadyTold } from '#web/components/feedback/toast-failure.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useCloseOpenLink } from '../../mutations.ts'
import { openLinkQuery } from '../../queries.ts'
import { ShownAddress } from '../share/shown-address.tsx'
import { useFocusWithView } from '../share/use-focus-with-view.ts'
import { Funnel } from './funnel.tsx'
import { OpenLinkForm } from './open-link-form.tsx'
import { TurnedAway } from './turned-away.tsx'

/** The link for an audience: off until somebody switches it on. */
export function OpenLinkPanel({ quiz }: { quiz: Quiz }) {
  const { t } = useTranslation('participants')
  const { data: link, error, refetch } = useQuery(openLinkQuery(quiz.id))
  const [isChanging, setIsChanging] = useState(false)
  const locale = useLocale()
  const now = useNow()
  const view = link?.url ? (isChanging ? 'changing' : 'on') : 'off'
  const place = useFocusWithView(view)
  return <div ref={place}>{content()}</div>

  function content() {
    if (error && !link)
      return <LoadFailure title={t('openLink.failed')} error={error} onRetry={() => refetch()} />
    if (!link) return <Skeleton height={180} radius="md" />
    const { url, closedAt } = link
    if (url && !isChanging)
      return <Opened quiz={quiz} link={{ ...link, url }} onChange={() => setIsChanging(true)} />
    return (
      <Stack gap="lg">
        {!url && <Text maw="62ch">{t('openLink.explanation')}</Text>}
        {closedAt && (
          <>
            <Text c="dimmed">{t('openLink.closedSince', { when: formatAgo(locale, closedAt, now) })}</Text>
            <Funnel funnel={link.funnel} />
          </>
        )}
        {quiz.can.invite ? (
          <OpenLinkForm
            quizId={quiz.id}
            link={link}
            onSaved={() => setIsChanging(false)}
            onCancel={url ? () => setIsChanging(false) : undefined}
          />
        ) : (
          <Text>{t('invite.inactive')}</Text>
        )}
      </Stack>
    )
  }
}

interface OpenedProps {
  quiz: Quiz
  link: OpenLink & { url: string }
  onChange: () => void
}

function Opened({ quiz, link, onChange }: OpenedProps) {
  const { t } = useTranslation('participants')
  const closing = useCloseOpenLink(quiz.id)
  const { asks, places } = link
  const closeNow = (close: () => void) =>
    void closing
      .mutateAsync()
      .then(() => toast.success(t('openLink.closed')), alreadyTold)
      .finally(close)
  return (
    <Stack gap="lg">
      <TurnedAway {...link.turnedAway} />
      <ShownAddress
        quiz={quiz}
        url={link.url}
        sentence={
          <>
            {t('openLink.onSentence')} {t(`openLink.asked.${asks}`)}{' '}
            {places === null ? t('openLink.unlimited') : t('openLink.limited', { count: places })}
          </>
        }
        how={t(`openLink.how.${asks}`)}
      />
      <Funnel funnel={link.funnel} />
      <Group justify="space-between">
        <AskedButton
          variant="subtle"
          color="red"
          label={t('openLink.close')}
          title={t('openLink.closeTitle')}
          confirm={t('openLink.close')}
          isPending={closing.isPending}
          onConfirm={closeNow}
        >
          {t('openLink.closeSentence')}
        </AskedButton>
        {quiz.can.invite && (
          <Button variant="default" onClick={onChange}>
            {t('openLink.change')}
          </Button>
        )}
      </Group>
    </Stack>
  )
}
