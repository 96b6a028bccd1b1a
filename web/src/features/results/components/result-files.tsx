import type { Quiz } from '@probant/contract/quizzes/quiz'
import { RESULT_VIEWS, type ResultFormat, type ResultView } from '@probant/contract/results/export'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '#web/components/menu/export-menu.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { fileNameOf } from '#web/lib/save-file.ts'
import { useSaveResults } from '../mutations.ts'

/** The results as files, and on paper. */
export function ResultFiles({ quiz }: { quiz: Pick<Quiz, 'id' | 'title'> }) {
  const { t } = useTranslation('results')
  const exporting = useSaveResults(quiz.id)
  const save = (format: ResultFormat, view?: ResultView) => {
    const part = t(`export.parts.${view ?? (format === 'pdf' ? 'report' : 'all')}`)
    const fileName = fileNameOf(t('export.fileName', { title: quiz.title, part }), format)
    exporting.mutate({ format, view, fileName })
  }
  return (
    <>
      <ButtonLink
        variant="default"
        to="/dashboard/view/$quizId/results/print"
        params={{ quizId: quiz.id }}
        leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
      >
        {t('report.print')}
      </ButtonLink>
      <ExportMenu
        label={t('export.action')}
        isPending={exporting.isPending}
        files={[
          { key: 'pdf', label: t('export.pdf'), onSave: () => save('pdf') },
          { key: 'xlsx', label: t('export.xlsx'), onSave: () => save('xlsx') },
          ...RESULT_VIEWS.map((view) => ({
            key: view,
            label: t(`export.csv.${view}`),
            onSave: () => save('csv', view),
          })),
        ]}
      />
    </>
  )
}
