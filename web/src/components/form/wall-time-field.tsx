import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/fr.js'
import { Box, Input } from '@mantine/core'
import { DateInput, TimePicker } from '@mantine/dates'
import type { Locale } from '@probant/contract/locales'
import { type FocusEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatted, regional } from '#web/lib/format.ts'
import { useNow } from '#web/lib/use-now.ts'
import { instantOf, wallTimeOf } from '#web/lib/wall-time.ts'
import { isDayFirst, typedDate } from './typed-date.ts'
import classes from './wall-time-field.module.css'
import { Warning } from './warning.tsx'

interface WallTimeFieldProps {
  name: string
  value: string | null
  /** Whose clocks show it. */
  timeZone: string
  /** Until a time is chosen. */
  usualTime: string
  isClearable?: boolean
  onChange: (instant: string | null) => void
  /** Both are said once the field is left. */
  error?: string
  warning?: string
  isReadOnly: boolean
}

/** A date and a time, to be typed or chosen, as the clocks of a zone show them. */
export function WallTimeField(props: WallTimeFieldProps) {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const now = useNow()
  const labels = useCalendarLabels()
  const noteId = useId()
  const [isInside, setIsInside] = useState(false)
  // A time that is left half typed is put back to what it was.
  const [attempt, setAttempt] = useState(0)
  const [isHalfTyped, setIsHalfTyped] = useState(false)

  const { value, timeZone, usualTime, isReadOnly } = props
  const today = wallTimeOf(now, timeZone).slice(0, 10)
  const [date, time] = value ? wallTimeOf(value, timeZone).split('T') : []
  const set = (newDate: string, newTime: string) =>
    props.onChange(instantOf(`${newDate}T${newTime}`, timeZone))
  const setTime = (typed: string) => {
    setIsHalfTyped(typed === '')
    if (typed) set(date ?? today, typed.slice(0, 5))
  }
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setIsInside(false)
    if (isHalfTyped) setAttempt(attempt + 1)
    setIsHalfTyped(false)
  }
  const note = isInside ? undefined : (props.error ?? props.warning)
  const shared = {
    error: Boolean(note && props.error),
    readOnly: isReadOnly,
    'aria-describedby': note && noteId,
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the fields within are left
    <div onFocus={() => setIsInside(true)} onBlur={leave}>
      <SideBySide of="minmax(0, 1fr) 124px" gap="sm">
        <DateInput
          {...shared}
          data-path={props.name}
          label={t('form.settings.when.date')}
          placeholder={t('form.settings.when.datePlaceholder')}
          locale={locale}
          ariaLabels={labels}
          value={date ?? null}
          onChange={(day) => (day ? set(day, time ?? usualTime) : props.onChange(null))}
          allowDeselect={props.isClearable ?? false}
          valueFormat={(day) => formatted(locale, `${day}T00:00:00Z`, SHOWN_DATE)}
          dateParser={(typed) => typedDate(typed, { isDayFirst: isDayFirst(locale), today })}
          getDayProps={(day) => ({
            className: day === today ? classes.today : undefined,
            disabled: day < today,
          })}
          hideOutsideDates
          weekendDays={NONE}
          classNames={{ day: classes.chosen }}
          popoverProps={{ withinPortal: false, shadow: 'md' }}
        />
        <TimePicker
          {...shared}
          key={attempt}
          label={t('form.settings.when.time')}
          format={usesHalfDays(locale) ? '12h' : '24h'}
          hoursInputLabel={t('form.settings.when.hours')}
          minutesInputLabel={t('form.settings.when.minutes')}
          amPmInputLabel={t('form.settings.when.amPm')}
          withDropdown
          minutesStep={5}
          value={time ?? ''}
          onChange={setTime}
          classNames={{ field: classes.chosen, control: classes.chosen }}
          popoverProps={{ withinPortal: false, position: 'bottom-end', shadow: 'md' }}
        />
      </SideBySide>
      {note && props.error && (
        <Input.Error id={noteId} role="alert" mt={6}>
          {note}
        </Input.Error>
      )}
      {note && !props.error && (
        <Box mt={6}>
          <Warning id={noteId}>{note}</Warning>
        </Box>
      )}
    </div>
  )
}

// Red is kept for what is wrong.
const NONE: [] = []

const SHOWN_DATE = {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
} as const

/** Does the reader's region count to twelve, twice a day? */
function usesHalfDays(locale: Locale): boolean {
  const { hourCycle } = new Intl.DateTimeFormat(regional(locale), { hour: 'numeric' }).resolvedOptions()
  return hourCycle === 'h12' || hourCycle === 'h11'
}

/** What the buttons of a calendar are called. */
function useCalendarLabels() {
  const { t } = useTranslation('quiz')
  return {
    previousMonth: t('form.settings.when.previousMonth'),
    nextMonth: t('form.settings.when.nextMonth'),
    previousYear: t('form.settings.when.previousYear'),
    nextYear: t('form.settings.when.nextYear'),
    previousDecade: t('form.settings.when.previousDecade'),
    nextDecade: t('form.settings.when.nextDecade'),
  }
}
