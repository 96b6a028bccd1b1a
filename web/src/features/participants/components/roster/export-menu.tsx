import { Button, Menu } from '@mantine/core'
import { EXPORT_FORMATS } from '@probant/contract/participants/inviting'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toastFailure } from '#web/components/feedback/toast-failure.ts'
import { fileNameOf, saveFile } from '#web/lib/save-file.ts'
import { type ExportFormat, fetchExport } from '../../queries.ts'

/** All participants as a file, whatever is filtered here. */
export function ExportMenu({ quiz }: { quiz: Pick<Quiz, 'id' | 'title'> }) {
  const { t } = useTranslation(['participants', 'messages'])
  const [isLoading, setIsLoading] = useState(false)

  const save = async (format: ExportFormat) => {
    setIsLoading(true)
    await fetchExport(quiz.id, format)
      .then((file) => saveFile(fileNameOf(t('export.fileName', { title: quiz.title }), format), file))
      .catch((error: unknown) => toastFailure(error, t('messages:operationFailed')))
    setIsLoading(false)
  }
  return (
    <Menu position="bottom-end" width={224} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button
          variant="default"
          loading={isLoading}
          leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
          rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden="true" />}
        >
          {t('export.action')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {EXPORT_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {t(`export.${format}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
