import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { BoardPicture } from '#web/components/pictures/board-picture.tsx'
import type { Sentences } from '#web/i18n/sentences.ts'
import classes from './upcoming-page.module.css'

type Part = Exclude<keyof Sentences['upcoming'], 'badge' | 'back' | 'home'>

interface UpcomingPageProps {
  part: Part
  picture?: keyof typeof PICTURES
}

const PICTURES = { sheet: AnsweredSheetPicture, board: BoardPicture }

/** A room that is still being built, and says so. */
export function UpcomingPage({ part, picture = 'sheet' }: UpcomingPageProps) {
  const { t } = useTranslation('upcoming')
  const Picture = PICTURES[picture]
  usePageTitle(t(`${part}.title`))
  return (
    <div className={classes.page}>
      <Badge color="yellow">{t('badge')}</Badge>
      <EmptyState
        order={1}
        picture={<Picture />}
        title={t(`${part}.title`)}
        sentence={t(`${part}.sentence`)}
        action={
          <ButtonLink to="/dashboard" variant="default">
            {t('back')}
          </ButtonLink>
        }
      />
    </div>
  )
}
