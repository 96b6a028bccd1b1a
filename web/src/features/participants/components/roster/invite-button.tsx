import { Button } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LockedButton } from '#web/components/feedback/locked-button.tsx'

interface InviteButtonProps {
  quiz: Pick<Quiz, 'status' | 'can'>
  /** Nobody has proved yet whose address the account has. */
  isUnverified: boolean
  onInvite: () => void
}

/** The way to more participants; nothing where the quiz takes none, and the reason where something else is in the way. */
export function InviteButton({ quiz: { status, can }, isUnverified, onInvite }: InviteButtonProps) {
  const { t } = useTranslation('participants')
  if (!can.invite) {
    if (status !== 'active') return null
    return (
      <LockedButton label={t('invite.open')} question={t('invite.whyNot')}>
        <p>{t('invite.inactive')}</p>
      </LockedButton>
    )
  }
  if (isUnverified) {
    return (
      <LockedButton label={t('invite.open')} question={t('invite.whyNot')}>
        <p>{t('invite.unverified')}</p>
      </LockedButton>
    )
  }
  return (
    <Button leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={onInvite}>
      {t('invite.open')}
    </Button>
  )
}
