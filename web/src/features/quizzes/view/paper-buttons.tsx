import { Button } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconDownload, IconEye, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'

interface PaperButtonsProps {
  quiz: Pick<Quiz, 'id' | 'questionCount'>
  onPreview: () => void
  onExport: () => void
}

/** The quiz as participants get it, on the screen and on paper; and as other programs do. */
export function PaperButtons({ quiz, onPreview, onExport }: PaperButtonsProps) {
  const { t } = useTranslation('quiz')
  // Without a question there is nothing to look at, nor to print.
  if (quiz.questionCount === 0) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconEye size={18} stroke={1.5} aria-hidden="true" />}
        onClick={onPreview}
      >
        {t('actions.preview')}
      </Button>
      <ButtonLink
        variant="default"
        to="/dashboard/view/$quizId/print"
        params={{ quizId: quiz.id }}
        leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
      >
        {t('actions.print')}
      </ButtonLink>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
        onClick={onExport}
      >
        {t('actions.export')}
      </Button>
    </>
  )
}
