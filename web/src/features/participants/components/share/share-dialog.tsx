import { SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import type { ShareLink } from '@probant/contract/participants/share-link'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { NoMailNotice } from '#web/components/feedback/no-mail-notice.tsx'
import { shareLinkQuery } from '../../queries.ts'
import { OpenLinkPanel } from '../audience/open-link-panel.tsx'
import { RoomPanel } from '../room/room-panel.tsx'
import { OpenLink } from './open-link.tsx'
import { RuleForm } from './rule-form.tsx'
import { useFocusWithView } from './use-focus-with-view.ts'

interface ShareDialogProps {
  quiz: Quiz
  isOpen: boolean
  deliversMail: boolean
  /** Nobody has proved yet whose address the account has: codes can't be mailed for it. */
  mayMail: boolean
  showLimit: (error: unknown) => boolean
  onClose: () => void
}

/** By a code and a name, by an address that is proved, or by a link that lets anybody in. */
const WAYS = ['code', 'link', 'open'] as const
type Way = (typeof WAYS)[number]

/** The ways for a whole room: off until somebody switches them on. */
export function ShareDialog({ quiz, isOpen, deliversMail, mayMail, showLimit, onClose }: ShareDialogProps) {
  const { t } = useTranslation(['participants', 'common'])
  const [way, setWay] = useState<Way>('code')
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size={680} fills="phone" title={t('share.title')} isBelowOthers>
      <SegmentedControl
        fullWidth
        mb="lg"
        aria-label={t('handing.room.tabs.label')}
        value={way}
        onChange={setWay}
        data={WAYS.map((value) => ({ value, label: t(`handing.room.tabs.${value}`) }))}
      />
      {way === 'code' && <RoomPanel quiz={quiz} />}
      {way === 'open' && <OpenLinkPanel quiz={quiz} />}
      {way === 'link' && !deliversMail && <NoMailNotice sentence={t('share.noMail')} />}
      {way === 'link' && mayMail && <Loaded quiz={quiz} showLimit={showLimit} />}
      {way === 'link' && !mayMail && <Text>{t('invite.unverified')}</Text>}
    </Dialog>
  )
}

function Loaded({ quiz, showLimit }: Pick<ShareDialogProps, 'quiz' | 'showLimit'>) {
  const { t } = useTranslation(['participants', 'common'])
  const { data: link, error, isFetchedAfterMount, refetch } = useQuery(shareLinkQuery(quiz.id))
  if (error && !link) {
    return <LoadFailure title={t('share.failed')} error={error} onRetry={() => refetch()} />
  }
  if (!link || !isFetchedAfterMount) {
    return (
      <Stack role="status" aria-label={t('common:loading')}>
        <Skeleton height={48} radius="md" />
        <Skeleton height={80} radius="md" />
        <Skeleton height={120} radius="md" />
      </Stack>
    )
  }
  return <SharePanel quiz={quiz} link={link} showLimit={showLimit} />
}

interface SharePanelProps {
  quiz: Quiz
  link: ShareLink
  showLimit: (error: unknown) => boolean
}

/** Off: what it is, and who may come. On: the address, and the same to change. */
function SharePanel({ quiz, link, showLimit }: SharePanelProps) {
  const { t } = useTranslation('participants')
  const [isChanging, setIsChanging] = useState(false)
  const { url } = link
  const view = viewOf()
  const place = useFocusWithView(view)
  return <div ref={place}>{content()}</div>

  function viewOf() {
    if (url && !isChanging) return 'on'
    if (url) return 'changing'
    return quiz.can.invite ? 'off' : 'locked'
  }

  function content() {
    if (url && view === 'on') {
      return <OpenLink quiz={quiz} link={{ ...link, url }} onChange={() => setIsChanging(true)} />
    }
    if (view === 'locked') return <Text>{t('invite.inactive')}</Text>
    return (
      <>
        {!url && (
          <Text maw="62ch" mb={20}>
            {t('share.explanation')}
          </Text>
        )}
        <RuleForm
          quizId={quiz.id}
          link={link}
          showLimit={showLimit}
          onSaved={() => setIsChanging(false)}
          onCancel={url ? () => setIsChanging(false) : undefined}
        />
      </>
    )
  }
}
