import { Button } from '@mantine/core'
import { EXPORT_FORMATS } from '@probant/contract/participants/inviting'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconPrinter, IconQrcode, IconUserPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LockedButton } from '#web/components/feedback/locked-button.tsx'
import { ExportMenu } from '#web/components/menu/export-menu.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { fileNameOf } from '#web/lib/save-file.ts'
import { useSaveExport } from '../../mutations.ts'
import type { ExportFormat } from '../../queries.ts'
import { RemindButton, WithdrawAllButton } from './everybody-buttons.tsx'
import { type StatusCounts, totalOf, waitingIn } from './progress.ts'

interface RosterActionsProps {
  quiz: Quiz
  counts: StatusCounts | undefined
  deliversMail: boolean
  /** Nobody has proved yet whose address the account has. */
  isUnverified: boolean
  onShare: () => void
  /** The way to more participants. */
  invite: ReactNode
}

/** What can be done about all of them. */
export function RosterActions(props: RosterActionsProps) {
  const { quiz, counts, deliversMail, isUnverified, onShare, invite } = props
  const { t } = useTranslation('participants')
  const isRunning = quiz.status === 'active'
  const total = counts ? totalOf(counts) : 0
  const waiting = counts ? waitingIn(counts) : 0
  return (
    <>
      {isRunning && waiting > 0 && !isUnverified && (
        <RemindButton quizId={quiz.id} count={waiting} deliversMail={deliversMail} />
      )}
      {quiz.status !== 'completed' && waiting > 0 && (
        <WithdrawAllButton quiz={quiz} count={waiting} deliversMail={deliversMail} />
      )}
      {total > 0 && <RosterFiles quiz={quiz} />}
      {isRunning && total > 0 && (
        <ButtonLink
          to="/dashboard/view/$quizId/slips"
          params={{ quizId: quiz.id }}
          variant="default"
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
        >
          {t('handing.slips.open')}
        </ButtonLink>
      )}
      {isRunning && (
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} stroke={1.5} aria-hidden="true" />}
          onClick={onShare}
        >
          {t('share.open')}
        </Button>
      )}
      {/* An empty list has the button where one looks first. */}
      {total > 0 && invite}
    </>
  )
}

/** All participants as a file, whatever is filtered here. */
function RosterFiles({ quiz }: { quiz: Pick<Quiz, 'id' | 'title'> }) {
  const { t } = useTranslation('participants')
  const exporting = useSaveExport(quiz.id)
  const save = (format: ExportFormat) =>
    exporting.mutate({ format, fileName: fileNameOf(t('export.fileName', { title: quiz.title }), format) })
  return (
    <ExportMenu
      label={t('export.action')}
      isPending={exporting.isPending}
      files={EXPORT_FORMATS.map((format) => ({
        key: format,
        label: t(`export.${format}`),
        onSave: () => save(format),
      }))}
    />
  )
}

interface InviteButtonProps {
  quiz: Pick<Quiz, 'status' | 'can'>
  onInvite: () => void
}

/** The way to more participants; nothing where the quiz takes none, and the reason where something else is in the way. */
export function InviteButton({ quiz: { status, can }, onInvite }: InviteButtonProps) {
  const { t } = useTranslation('participants')
  if (!can.invite) {
    if (status !== 'active') return null
    return (
      <LockedButton label={t('invite.open')} question={t('invite.whyNot')}>
        <p>{t('invite.inactive')}</p>
      </LockedButton>
    )
  }
  return (
    <Button leftSection={<IconUserPlus size={18} stroke={1.5} aria-hidden="true" />} onClick={onInvite}>
      {t('invite.open')}
    </Button>
  )
}
