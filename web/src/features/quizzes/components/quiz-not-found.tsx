import { ERRORS } from '@probant/contract/errors'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { ApiError } from '#web/lib/api-error.ts'

export function QuizNotFound() {
  const { t } = useTranslation('quiz')
  usePageTitle(t('notFound.title'))
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('notFound.title')}
      sentence={t('notFound.sentence')}
      action={<ButtonLink to="/dashboard/quiz">{t('notFound.back')}</ButtonLink>}
    />
  )
}

/** Gone, never there, or in a workspace of others: the answer does not tell which. An address may also be mistyped. */
export function isQuizMissing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.code === ERRORS.quizNotFound.code || error.fields.quizId !== undefined
}
