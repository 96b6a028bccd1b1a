import { NumberInput, Radio } from '@mantine/core'
import { EXTRA_MINUTES_MAX, EXTRA_PERCENT_MAX } from '@probant/contract/limits'
import { type ExtraTime, extraMinutes, extraTimeSchema } from '@probant/contract/participants/participant'
import { useTranslation } from 'react-i18next'
import classes from './accommodation.module.css'
import type { AccommodationFormState } from './use-accommodation-form.ts'

interface ExtraTimeFieldsProps {
  form: AccommodationFormState
  durationMinutes: number
}

/** What one begins with, and what there may be at most. */
const UNITS = {
  minutes: { start: 15, max: EXTRA_MINUTES_MAX },
  percent: { start: 33, max: EXTRA_PERCENT_MAX },
} as const satisfies Record<ExtraTime['unit'], object>

/** More time in minutes or in percent, and what that comes to. */
export function ExtraTimeFields({ form, durationMinutes }: ExtraTimeFieldsProps) {
  const { t } = useTranslation('participants')
  const { extraTime } = form.getValues()
  const unit = extraTime?.unit ?? 'none'
  const choose = (chosen: string) => {
    const next = chosen as ExtraTime['unit'] | 'none'
    form.clearErrors()
    form.setFieldValue('extraTime', next === 'none' ? null : { unit: next, value: UNITS[next].start })
  }
  return (
    <Radio.Group
      label={t('accommodation.time')}
      value={unit}
      onChange={choose}
      description={durationMinutes === 0 ? t('accommodation.percentNeedsDuration') : undefined}
      classNames={{ label: classes.legend }}
    >
      <div className={classes.choices}>
        <Radio value="none" label={t('accommodation.none')} data-autofocus={unit === 'none' || undefined} />
        <Radio value="minutes" label={t('accommodation.minutes')} />
        <Radio value="percent" label={t('accommodation.percent')} disabled={durationMinutes === 0} />
      </div>
      {extraTime && (
        <div className={classes.amount}>
          <NumberInput
            key={extraTime.unit}
            classNames={{ root: classes.number, wrapper: classes.digits }}
            aria-label={t(`accommodation.${extraTime.unit}`)}
            suffix={t(`accommodation.suffix.${extraTime.unit}`)}
            min={1}
            max={UNITS[extraTime.unit].max}
            clampBehavior="none"
            allowDecimal={false}
            allowNegative={false}
            {...form.getInputProps('extraTime.value')}
          />
          <Meaning durationMinutes={durationMinutes} extraTime={extraTime} />
        </div>
      )}
    </Radio.Group>
  )
}

/** “45 minutes instead of 30 minutes.” */
function Meaning({ durationMinutes, extraTime }: { durationMinutes: number; extraTime: ExtraTime }) {
  const { t } = useTranslation('participants')
  const minutes = (count: number) => t('accommodation.duration', { count })
  const isGood = extraTimeSchema.safeParse(extraTime).success
  if (!isGood) return null
  const own = durationMinutes + extraMinutes(extraTime, durationMinutes)
  return (
    <p className={classes.meaning} role="status">
      {durationMinutes === 0
        ? t('accommodation.afterEnd', { own: minutes(own) })
        : t('accommodation.instead', { own: minutes(own), usual: minutes(durationMinutes) })}
    </p>
  )
}
