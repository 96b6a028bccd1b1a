import { Box, Button, Group, Text } from '@mantine/core'
import type { ResponseOf } from '@probant/contract/endpoint'
import type { readInvitationLink } from '@probant/contract/participants/entering'
import type { Receipt } from '@probant/contract/submissions/receipt'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Letterhead } from '#web/components/brand/letterhead.tsx'
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
  /** To their result: that alone is behind the door now. */
  onEnter: () => void
  isEntering: boolean
  /** They may have been let in again. */
  onLookAgain: () => void
  /** What there is to know before one goes on. */
  children: ReactNode
}

/** They are through: how it came to that, what was counted, and the way to their result. */
export function FinishedDoor(props: FinishedDoorProps) {
  const { door, receipt, onEnter, isEntering, onLookAgain, children } = props
  const { t } = useTranslation('entering')
  const locale = useLocale()
  const now = useNow()
  const { ending, finishedAt, answerCount, checksum } = receipt
  const isTerminated = ending === 'terminated'
  return (
    <div role="status">
      {door.brand && (
        <Box mb="lg">
          <Letterhead brand={door.brand} />
        </Box>
      )}
      <div className={classes.picture}>
        {isTerminated ? <StoppedSheetPicture /> : <AnsweredSheetPicture />}
      </div>
      <AuthHeading title={t(`finished.${ending}.title`)}>
        {t(`finished.${ending}.sentence`, { title: door.title, name: door.creatorName })}
      </AuthHeading>
      <Text mt="-sm" mb="lg" c="dimmed">
        {t('finished.receipt', {
          when: formatMoment(locale, finishedAt, { timeZone: readerZone(), now }),
          count: answerCount,
          checksum,
        })}
      </Text>
      {children}
      {!door.opensResult && (
        <Text mb="lg">
          {t(door.email ? 'finished.notByLink' : 'finished.notByCode', { name: door.creatorName })}
        </Text>
      )}
      <Group gap="sm" align="stretch">
        {door.opensResult ? (
          <Button loading={isEntering} onClick={onEnter}>
            {t('finished.see')}
          </Button>
        ) : (
          door.email && (
            <ButtonLink to="/login" search={{ returnTo: `/quiz/${door.quizId}` }}>
              {t('refused.logIn')}
            </ButtonLink>
          )
        )}
        {isTerminated && (
          <Button variant="default" onClick={onLookAgain}>
            {t('finished.lookAgain')}
          </Button>
        )}
      </Group>
    </div>
  )
}
