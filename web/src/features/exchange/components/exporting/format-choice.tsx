import { Radio } from '@mantine/core'
import { type ExportFormat, FORMAT_NAMES } from '@probant/contract/exchange/formats'
import { useTranslation } from 'react-i18next'
import { FORMAT_GROUPS } from '../../export-formats.ts'
import classes from './export-dialog.module.css'

interface FormatChoiceProps {
  value: ExportFormat
  onChange: (format: ExportFormat) => void
}

/** The formats, by where the file is to be opened. */
export function FormatChoice({ value, onChange }: FormatChoiceProps) {
  const { t } = useTranslation('exchange')
  return (
    <Radio.Group
      aria-label={t('export.format')}
      value={value}
      onChange={(format) => onChange(format as ExportFormat)}
      className={classes.formats}
    >
      {FORMAT_GROUPS.map(({ group, formats }) => (
        <div key={group} className={classes.group}>
          <p className={classes.groupName} id={`formats-${group}`}>
            {t(`export.groups.${group}`)}
          </p>
          {formats.map((format) => (
            <Radio.Card key={format} value={format} className={classes.card}>
              <Radio.Indicator size="sm" />
              <span>
                <span className={classes.name}>{FORMAT_NAMES[format]}</span>
                <span className={classes.hint}>{t(`export.hints.${format}`)}</span>
              </span>
            </Radio.Card>
          ))}
        </div>
      ))}
    </Radio.Group>
  )
}
