import type { Quiz } from '@probant/contract/quizzes/quiz'
import { RESULT_VIEWS, type ResultFormat, type ResultView } from '@probant/contract/results/export'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ExportMenu } from '#web/components/menu/export-menu.tsx'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { useSaveCertificates } from '#web/features/certificates/mutations.ts'
import { certificateCountQuery, partsOf } from '#web/features/certificates/queries.ts'
import { fileNameOf } from '#web/lib/save-file.ts'
import { useSaveResults } from '../mutations.ts'

interface ResultFilesProps {
  quiz: Pick<Quiz, 'id' | 'title' | 'options'>
}

/** The results as files, and on paper. */
export function ResultFiles({ quiz }: ResultFilesProps) {
  const { t } = useTranslation('results')
  const certificates = useCertificateFiles(quiz)
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
        isPending={exporting.isPending || certificates.isPending}
        files={[
          { key: 'pdf', label: t('export.pdf'), onSave: () => save('pdf') },
          { key: 'xlsx', label: t('export.xlsx'), onSave: () => save('xlsx') },
          ...RESULT_VIEWS.map((view) => ({
            key: view,
            label: t(`export.csv.${view}`),
            onSave: () => save('csv', view),
          })),
          ...certificates.files,
        ]}
      />
    </>
  )
}

/** Of those who have passed, where the quiz gives certificates: one archive, or several where they are many. */
function useCertificateFiles({ id, title, options }: ResultFilesProps['quiz']) {
  const { t } = useTranslation('certificates')
  const { data } = useQuery({ ...certificateCountQuery(id), enabled: options.certificate !== null })
  const saving = useSaveCertificates(id)
  const parts = partsOf(data?.validCount ?? 0)
  const files = parts.map(({ part, from, to }) => {
    const name = t('fileName', { title })
    const fileName = fileNameOf(parts.length > 1 ? `${name} ${part}` : name, 'zip')
    return {
      key: `certificates ${part}`,
      label: parts.length > 1 ? t('archivePart', { from, to }) : t('archive'),
      onSave: () => saving.mutate({ part, fileName }),
    }
  })
  return { files, isPending: saving.isPending }
}
