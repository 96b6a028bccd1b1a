import { Box, Button, Group, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { ExportedWhat } from '@probant/contract/exchange/export'
import { type ExportFormat, exportFileName } from '@probant/contract/exchange/formats'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { savableName } from '#web/lib/save-file.ts'
import { useSaveExport } from '../../mutations.ts'
import { exportReportQuery } from '../../queries.ts'
import classes from './export-dialog.module.css'
import { ExportReport } from './export-report.tsx'
import { FormatChoice } from './format-choice.tsx'

interface ExportDialogProps {
  isOpen: boolean
  onClose: () => void
  what: ExportedWhat
  /** What the file is called, without its ending. */
  title: string
  /** The way to paper, where there is one. */
  print?: ReactNode
}

/** Into which program the questions go, what they would lose there, and then the file. */
export default function ExportDialog({ isOpen, onClose, ...export_ }: ExportDialogProps) {
  const { t } = useTranslation(['exchange', 'common'])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size={880} title={t('export.title')}>
      <ExportForm {...export_} />
    </Dialog>
  )
}

function ExportForm({ what, title, print }: Omit<ExportDialogProps, 'isOpen' | 'onClose'>) {
  const { t } = useTranslation('exchange')
  const [format, setFormat] = useState<ExportFormat>('moodle_xml')
  // Whoever walks over the formats by arrow keys asks for the one where they stop.
  const [asked] = useDebouncedValue(format, 300)
  const checked = useQuery(exportReportQuery({ format: asked, what }))
  const report = { ...checked, data: asked === format ? checked.data : undefined }
  const hasSome = report.data && report.data.omitted.length < report.data.questionCount
  return (
    <>
      <Text mb={20} maw="64ch" c="dimmed">
        {t('export.sentence')}
      </Text>
      <SideBySide of="minmax(0, 5fr) minmax(0, 4fr)" from="sm" gap="20px 32px" align="start">
        <FormatChoice value={format} onChange={setFormat} />
        <Box pos={{ base: 'static', sm: 'sticky' }} top={72}>
          <ExportReport report={report} />
          <Text my="md" c="dimmed" size="xs">
            {t(format === 'scorm_12' ? 'export.withAnswersInside' : 'export.withAnswers')}
          </Text>
          <Group gap={12} justify="flex-end">
            {print}
            <SaveButton key={format} format={format} what={what} title={title} isDisabled={!hasSome} />
          </Group>
        </Box>
      </SideBySide>
    </>
  )
}

interface SaveButtonProps {
  format: ExportFormat
  what: ExportedWhat
  title: string
  isDisabled: boolean
}

/** While a large file comes, it says how much of it is here. */
function SaveButton({ format, what, title, isDisabled }: SaveButtonProps) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const [bytes, setBytes] = useState(0)
  const saving = useSaveExport()
  const save = () => {
    setBytes(0)
    saving.mutate({
      format,
      what,
      fileName: savableName(exportFileName(title, format)),
      onBytes: setBytes,
    })
  }
  return (
    <>
      <Button
        onClick={save}
        disabled={isDisabled}
        loading={saving.isPending}
        leftSection={<IconDownload size={18} stroke={1.5} aria-hidden="true" />}
      >
        {t('export.download')}
      </Button>
      <Box role="status" component="span" className={`${classes.progress} tabular`} c="dimmed" fz="xs">
        {saving.isPending &&
          t('export.progress', { kilobytes: formatNumber(locale, Math.ceil(bytes / 1024)) })}
        {saving.isSuccess && t('export.done')}
      </Box>
    </>
  )
}
