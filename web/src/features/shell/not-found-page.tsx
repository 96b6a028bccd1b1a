import { useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BarePage } from '#web/components/layout/bare-page.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('errors')
  const path = useLocation({ select: (location) => location.pathname })
  const title = t('notFound.title', { path })
  usePageTitle(title)
  return (
    <BarePage>
      <EmptyState
        order={1}
        picture={<BlankSheetPicture />}
        title={title}
        sentence={t('notFound.hint')}
        action={<ButtonLink to="/">{t('notFound.home')}</ButtonLink>}
      />
    </BarePage>
  )
}
