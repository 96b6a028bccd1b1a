import { Button } from '@mantine/core'
import type { ResponseOf } from '@probant/contract/endpoint'
import type { readInvitationLink } from '@probant/contract/participants/entering'
import type { Receipt } from '@probant/contract/submissions/receipt'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { StoppedSheetPicture } from '#web/components/pictures/stopped-sheet-picture.tsx'
import { AuthHeading } from '#web/features/auth/components/auth-heading.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import classes from './entrance.module.css'

interface FinishedDoorProps {
  door: ResponseOf<typeof readInvitationLink>
  receipt: Receipt
  /** They may have been let in again. */
  onLookAgain: () => void
}

/** They are through: how it came to that, what was counted, and where the rest is. The link itself opens no more. */
export function FinishedDoor({ door, receipt, onLookAgain }: FinishedDoorProps) {
  const { t } = useTranslation('entering')
  const locale = useLocale()
  const now = useNow()
  const { ending, finishedAt, answerCount, checksum } = receipt
  const isTerminated = ending === 'terminated'
  return (
    <div role="status">
      <div className={classes.picture}>
        {isTerminated ? <StoppedSheetPicture /> : <AnsweredSheetPicture />}
      </div>
      <AuthHeading title={t(`finished.${ending}.title`)}>
        {t(`finished.${ending}.sentence`, { title: door.title, name: door.creatorName })}
      </AuthHeading>
      <p className={classes.results}>
        {t('finished.receipt', {
          when: formatMoment(locale, finishedAt, { timeZone: readerZone(), now }),
          count: answerCount,
          checksum,
        })}
      </p>
      {door.email && <p className={classes.more}>{t('finished.more')}</p>}
      <div className={classes.actions}>
        {isTerminated && <Button onClick={onLookAgain}>{t('finished.lookAgain')}</Button>}
        {door.email && (
          <>
            <ButtonLink
              to="/login"
              search={{ returnTo: `/quiz/${door.quizId}` }}
              variant={isTerminated ? 'default' : 'filled'}
            >
              {t('refused.logIn')}
            </ButtonLink>
            <ButtonLink to="/forgot-password" variant="default">
              {t('refused.choosePassword')}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  )
}
