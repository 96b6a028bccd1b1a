import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FetchedDialog } from '#web/components/feedback/fetched-dialog.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'

const loadDialog = () => import('../components/exporting/export-dialog.tsx')

interface QuizExportProps {
  quiz: Pick<Quiz, 'id' | 'title'>
  isOpen: boolean
  onClose: () => void
}

/** A quiz as a file for another program, or on paper. */
export function QuizExport({ quiz, isOpen, onClose }: QuizExportProps) {
  const { t } = useTranslation('exchange')
  return (
    <FetchedDialog
      load={loadDialog}
      isOpen={isOpen}
      onClose={onClose}
      what={{ kind: 'quiz', quizId: quiz.id }}
      title={quiz.title}
      print={
        <ButtonLink
          variant="default"
          to="/dashboard/view/$quizId/print"
          params={{ quizId: quiz.id }}
          leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
        >
          {t('export.print')}
        </ButtonLink>
      }
    />
  )
}
