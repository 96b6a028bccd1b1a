import { Skeleton, Text } from '@mantine/core'
import { spacedCode } from '@probant/contract/participants/join-code'
import type { Participant } from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { LinkToCopy } from '#web/components/form/link-to-copy.tsx'
import { useLast } from '#web/lib/use-last.ts'
import { slipsQuery } from '../../queries.ts'
import { usePersonWords } from '../../use-person-words.ts'
import { BesideQrCode } from '../share/poster.tsx'
import { typedAddress } from '../share/typed-address.ts'

interface LinkDialogProps {
  quiz: Pick<Quiz, 'id'>
  /** Whose; the dialog is shut where there is nobody. */
  participant: Participant | undefined
  onClose: () => void
}

/** One person's way in: to scan from the screen, to copy, or to read out. */
export function LinkDialog({ quiz, participant, onClose }: LinkDialogProps) {
  const { t } = useTranslation(['participants', 'common'])
  const personWords = usePersonWords()
  const shown = useLast(participant)
  return (
    <Dialog
      isOpen={participant !== undefined}
      onClose={onClose}
      size={560}
      title={shown && t('handing.slips.one', { person: personWords(shown) })}
    >
      {shown && <WayIn quizId={quiz.id} participant={shown} />}
    </Dialog>
  )
}

function WayIn({ quizId, participant }: { quizId: string; participant: Participant }) {
  const { t } = useTranslation('participants')
  const person = usePersonWords()(participant)
  const { data, error, refetch } = useQuery(slipsQuery(quizId, [participant.id]))
  const slip = data?.slips[0]
  if (error && !slip)
    return <LoadFailure title={t('handing.slips.failed')} error={error} onRetry={() => refetch()} />
  if (data && !slip) return <Text>{t('handing.slips.noneReady')}</Text>
  if (!slip || !data) return <Skeleton height={200} radius="md" />
  return (
    <>
      <Text mb={20}>{t(participant.finishedAt ? 'handing.slips.resultLead' : 'handing.slips.oneLead')}</Text>
      <BesideQrCode text={slip.url} label={t('handing.slips.qr', { person })}>
        <Text fz={14} fw={600}>
          {t('handing.slips.code')}
        </Text>
        <Text ff="monospace" fz={24} fw={700} lts="0.06em">
          {spacedCode(slip.code)}
        </Text>
        <Text mb={18} c="dimmed" fz={14}>
          {t('handing.slips.codeAt', { address: typedAddress(data.joinUrl) })}
        </Text>
        <LinkToCopy
          url={slip.url}
          words={{
            label: t('handing.slips.link'),
            copy: t('handing.slips.copy'),
            copied: t('handing.slips.copied'),
            copyFailed: t('handing.slips.copyFailed'),
          }}
        />
      </BesideQrCode>
    </>
  )
}
