import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { takeFocus } from '#web/lib/take-focus.ts'

interface ImportDoneProps {
  /** Missing after a reload: then only that it is done is known. */
  taken: { questionCount: number; quizId: string | null } | undefined
  onAgain: () => void
}

/** They are in: where to find them. */
export function ImportDone({ taken, onAgain }: ImportDoneProps) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const count = taken?.questionCount ?? 0
  return (
    <EmptyState
      picture={<AnsweredSheetPicture />}
      title={
        count > 0 ? t('done.title', { count, formatted: formatNumber(locale, count) }) : t('done.before')
      }
      sentence={t('done.sentence')}
      titleRef={takeFocus}
      action={
        <Group gap={12} justify="center">
          {taken?.quizId && (
            <ButtonLink to="/dashboard/edit/$quizId" params={{ quizId: taken.quizId }}>
              {t('done.quiz')}
            </ButtonLink>
          )}
          <ButtonLink
            to="/dashboard/questions"
            search={{ origin: 'imported' }}
            variant={taken?.quizId ? 'default' : 'filled'}
          >
            {t('done.questions')}
          </ButtonLink>
          <Button variant="default" onClick={onAgain}>
            {t('done.again')}
          </Button>
        </Group>
      }
    />
  )
}
