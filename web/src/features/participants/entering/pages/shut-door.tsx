import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { StoppedSheetPicture } from '#web/components/pictures/stopped-sheet-picture.tsx'
import { TornSheetPicture } from '#web/components/pictures/torn-sheet-picture.tsx'
import { AuthHeading } from '#web/features/auth/components/auth-heading.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import type { Door } from '../door.ts'
import type { EntranceRefusal } from '../entrance-refusal.ts'
import classes from './entrance.module.css'

interface EntranceRefusedProps {
  refusal: EntranceRefusal
  /** What is known of the quiz, if anything. */
  door?: Pick<Door, 'quizId' | 'title' | 'creatorName' | 'endsAt'>
  /** Given where another look may help. */
  onRetry?: () => void
}

/** Nothing is broken where someone is late, or early. */
const PICTURES: Partial<Record<EntranceRefusedProps['refusal'], () => ReactNode>> = {
  quizEnded: () => <StoppedSheetPicture />,
  quizNotActive: BlankSheetPicture,
}

/** The door stays shut: why, and what there is to do about it. */
export function EntranceRefused({ refusal, door, onRetry }: EntranceRefusedProps) {
  const { t } = useTranslation('entering')
  const locale = useLocale()
  const now = useNow()
  const Picture = PICTURES[refusal] ?? TornSheetPicture
  const isTied = refusal === 'invitationTied'
  return (
    <div role="status">
      <div className={classes.picture}>
        <Picture />
      </div>
      <AuthHeading title={t(`refused.${refusal}.title`)}>{sentence()}</AuthHeading>
      <Group gap="sm" align="stretch">
        {refusal === 'quizNotActive' && onRetry && (
          <Button onClick={onRetry}>{t('refused.quizNotActive.again')}</Button>
        )}
        <ButtonLink
          to="/login"
          search={isTied && door ? { returnTo: `/quiz/${door.quizId}` } : undefined}
          variant={isTied ? 'filled' : 'default'}
        >
          {t('refused.logIn')}
        </ButtonLink>
      </Group>
    </div>
  )

  function sentence(): string {
    if (refusal !== 'quizEnded') return t(`refused.${refusal}.sentence`)
    if (!door) return t('refused.quizEnded.unnamed')
    const { title, creatorName: name, endsAt } = door
    if (!endsAt) return t('refused.quizEnded.sentence', { title, name })
    const when = formatMoment(locale, endsAt, { timeZone: readerZone(), now })
    return t('refused.quizEnded.dated', { title, name, when })
  }
}

interface DoorFailedProps {
  title: string
  error: Error
  onRetry: () => void
}

/** The server did not say what is behind the door: there is nothing else on the page, so this is the page. */
export function DoorFailed({ title, error, onRetry }: DoorFailedProps) {
  const { t } = useTranslation()
  usePageTitle(title)
  return (
    <div role="alert">
      <EmptyState
        order={1}
        picture={<TornSheetPicture />}
        title={title}
        sentence={error.message}
        action={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
      />
    </div>
  )
}
