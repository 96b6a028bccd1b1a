import { Button } from '@mantine/core'
import { QUIZ_QUESTIONS_MAX } from '@probant/contract/limits'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './picker-bar.module.css'

interface PickerBarProps {
  count: number
  isFull: boolean
  onClear: () => void
  onAdd: () => void
}

/** What is chosen so far, on whatever page, and the way into the quiz. */
export function PickerBar({ count, isFull, onClear, onAdd }: PickerBarProps) {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  return (
    <div className={classes.bar} data-active={count > 0 || undefined}>
      <span role="status" className={classes.count}>
        {count > 0 && t('picker.selected', { count })}
        {isFull && ` ${t('picker.full', { max: formatNumber(locale, QUIZ_QUESTIONS_MAX) })}`}
      </span>
      {count > 0 && (
        <Button variant="subtle" onClick={onClear}>
          {t('picker.clear')}
        </Button>
      )}
      <Button disabled={count === 0} onClick={onAdd} className={classes.add}>
        {count > 0 ? t('picker.add', { count }) : t('picker.addNone')}
      </Button>
    </div>
  )
}
