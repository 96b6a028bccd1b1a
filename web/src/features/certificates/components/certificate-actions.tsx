import { Box, Button, Group, Textarea, Title } from '@mantine/core'
import { CERTIFICATE_REASON_MAX } from '@probant/contract/limits'
import type { Result } from '@probant/contract/results/list'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#web/components/feedback/confirm-dialog.tsx'
import { useGiveBackCertificate, useSaveCertificate, useWithdrawCertificate } from '../mutations.ts'

interface CertificateActionsProps {
  quizId: string
  result: Pick<Result, 'submissionId' | 'certificate'>
  /** What they are called. */
  person: string
}

/** What the creator of the quiz does with somebody’s certificate. */
export function CertificateActions({ quizId, result, person }: CertificateActionsProps) {
  const { t } = useTranslation('certificates')
  const saving = useSaveCertificate(quizId)
  const givingBack = useGiveBackCertificate(quizId)
  const [isAsking, setAsking] = useState(false)
  const { submissionId, certificate } = result
  if (!certificate) return null
  const { number, state, withdrawnBy } = certificate
  const standing = state === 'withdrawn' ? (withdrawnBy ?? 'result') : state
  return (
    <Box component="section" className="card" py="md" px="lg" mb="lg">
      <Title order={3} size="h5">
        {t('creator.title')} <span className="tabular">{number}</span>
      </Title>
      <Box component="p" mt={4} mb="sm">
        {t(`creator.states.${standing}`)}
      </Box>
      <Group gap="sm">
        {state !== 'withdrawn' && (
          <Button
            variant="default"
            size="xs"
            loading={saving.isPending}
            onClick={() => saving.mutate({ submissionId, fileName: `${t('fileNameOfOne', { number })}.pdf` })}
          >
            {t('creator.download')}
          </Button>
        )}
        {withdrawnBy === 'creator' ? (
          <Button
            variant="default"
            size="xs"
            loading={givingBack.isPending}
            onClick={() => givingBack.mutate({ submissionId })}
          >
            {t('creator.giveBack')}
          </Button>
        ) : (
          <Button variant="default" size="xs" onClick={() => setAsking(true)}>
            {t('creator.withdraw')}
          </Button>
        )}
      </Group>
      <Withdrawal
        quizId={quizId}
        submissionId={submissionId}
        person={person}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}

interface WithdrawalProps {
  quizId: string
  submissionId: string
  person: string
  isOpen: boolean
  onClose: () => void
}

function Withdrawal({ quizId, submissionId, person, isOpen, onClose }: WithdrawalProps) {
  const { t } = useTranslation('certificates')
  const withdrawing = useWithdrawCertificate(quizId)
  const [reason, setReason] = useState('')
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('creator.withdrawTitle', { person })}
      confirm={t('creator.withdraw')}
      isDangerous
      isPending={withdrawing.isPending}
      onConfirm={() => withdrawing.mutate({ submissionId, reason }, { onSuccess: onClose })}
    >
      <Box component="p" mt={0}>
        {t('creator.withdrawSentence', { person })}
      </Box>
      <Textarea
        mt="md"
        label={t('creator.reason')}
        description={t('creator.reasonHint')}
        value={reason}
        maxLength={CERTIFICATE_REASON_MAX}
        autosize
        minRows={2}
        maxRows={6}
        onChange={({ currentTarget: { value } }) => setReason(value)}
      />
    </ConfirmDialog>
  )
}
