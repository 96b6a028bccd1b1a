import { Box, NativeSelect, Radio, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { type ExportFormat, FORMAT_NAMES } from '@probant/contract/exchange/formats'
import { useTranslation } from 'react-i18next'
import classes from './export-dialog.module.css'

/** Where the file is to be opened. */
const GROUPS = ['platforms', 'tools', 'documents', 'own'] as const

const GROUP_OF: Record<ExportFormat, (typeof GROUPS)[number]> = {
  moodle_xml: 'platforms',
  common_cartridge: 'platforms',
  qti_21: 'platforms',
  qti_30: 'platforms',
  scorm_12: 'platforms',
  kahoot: 'tools',
  gift: 'tools',
  aiken: 'tools',
  docx: 'documents',
  xlsx: 'documents',
  csv: 'documents',
  json: 'own',
}

/** As they are offered. */
const FORMAT_GROUPS = GROUPS.map((group) => ({
  group,
  formats: (Object.keys(GROUP_OF) as ExportFormat[]).filter((format) => GROUP_OF[format] === group),
}))

interface FormatChoiceProps {
  value: ExportFormat
  onChange: (format: ExportFormat) => void
}

/** The formats, by where the file is to be opened; on a phone in the list that it has for choosing. */
export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('exchange')
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false })
  const choose = (format: string) => onChange(format as ExportFormat)
  if (isNarrow) {
    return (
      <NativeSelect
        label={t('export.format')}
        description={t(`export.hints.${value}`)}
        inputWrapperOrder={['label', 'input', 'description']}
        data={FORMAT_GROUPS.map(({ group, formats }) => ({
          group: t(`export.groups.${group}`),
          items: formats.map((format) => ({ value: format, label: FORMAT_NAMES[format] })),
        }))}
        value={value}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    )
  }
  return (
    <Radio.Group aria-label={t('export.format')} value={value} onChange={choose}>
      {FORMAT_GROUPS.map(({ group, formats }) => (
        <Box key={group} mb={20}>
          <Text mb="xs" c="dimmed" size="xs" fw={600}>
            {t(`export.groups.${group}`)}
          </Text>
          {formats.map((format) => (
            <Radio.Card
              key={format}
              value={format}
              className={`${classes.format} card choosable`}
              display="flex"
              py={10}
              px="sm"
            >
              <Radio.Indicator size="sm" mt={2} me="sm" />
              <span>
                <Box component="span" display="block" c="bright" fz="sm" fw={560}>
                  {FORMAT_NAMES[format]}
                </Box>
                <Box component="span" display="block" c="dimmed" fz="xs" lh={1.45}>
                  {t(`export.hints.${format}`)}
                </Box>
              </span>
            </Radio.Card>
          ))}
        </Box>
      ))}
    </Radio.Group>
  )
}
