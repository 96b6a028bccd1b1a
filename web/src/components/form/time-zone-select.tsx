import { Box, Select } from '@mantine/core'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { isFound, timeZoneChoices } from '#web/lib/time-zones.ts'

interface TimeZoneSelectProps {
  timeZone: string
  /** What choosing another one does. */
  description: string
  onChoose: (timeZone: string) => void
  onLeave: () => void
}

/** Every zone there is, found by its city, its name or its difference to UTC; it is opened to choose at once. */
export function TimeZoneSelect({ timeZone, description, onChoose, onLeave }: TimeZoneSelectProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const choices = useMemo(() => {
    const all = timeZoneChoices(locale, new Date(), timeZone)
    return new Map(all.map((choice) => [choice.timeZone, choice]))
  }, [locale, timeZone])
  return (
    <Select
      label={t('timeZone.label')}
      description={description}
      placeholder={t('timeZone.placeholder')}
      autoFocus
      defaultDropdownOpened
      selectFirstOptionOnChange
      searchable
      value={null}
      onChange={(chosen) => chosen && onChoose(chosen)}
      onBlur={onLeave}
      data={[...choices.values()].map(({ timeZone: value, city, offset }) => ({
        value,
        label: `${city} (${offset})`,
      }))}
      limit={60}
      filter={({ options, search, limit }) =>
        options
          .filter((option) => {
            const choice = 'value' in option ? choices.get(option.value) : undefined
            return choice !== undefined && isFound(choice, search)
          })
          .slice(0, limit)
      }
      renderOption={({ option }) => (
        <SideBySide component="span" of="1fr auto" gap="0 12px" flex={1}>
          <span>{choices.get(option.value)?.city}</span>
          <span className="tabular">{choices.get(option.value)?.offset}</span>
          <Box component="span" fz="xs" opacity={0.8} style={{ gridColumn: '1 / -1' }}>
            {choices.get(option.value)?.name}
          </Box>
        </SideBySide>
      )}
      nothingFoundMessage={t('timeZone.none')}
      maxDropdownHeight={240}
      comboboxProps={{ withinPortal: false }}
    />
  )
}
