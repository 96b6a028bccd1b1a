import { Button, Menu } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { RESULT_VIEWS, type ResultFormat, type ResultView } from '@probant/contract/results/export'
import { IconChevronDown, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { fileNameOf } from '#web/lib/save-file.ts'
import { useSaveResults } from '../mutations.ts'

/** The results as files, and on paper. */
export function ExportMenu({ quiz }: { quiz: Pick<Quiz, 'id' | 'title'> }) {
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
      <Menu position="bottom-end" width={264} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <Button
            variant="default"
            loading={exporting.isPending}
            leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
            rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
          >
            {t('export.action')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => save('pdf')}>{t('export.pdf')}</Menu.Item>
          <Menu.Item onClick={() => save('xlsx')}>{t('export.xlsx')}</Menu.Item>
          {RESULT_VIEWS.map((view) => (
            <Menu.Item key={view} onClick={() => save('csv', view)}>
              {t(`export.csv.${view}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
