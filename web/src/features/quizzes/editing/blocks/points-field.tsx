import { TextInput } from '@mantine/core'
import { POINTS_MAX, POINTS_STEP } from '@probant/contract/limits'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './block-list.module.css'

interface PointsFieldProps {
  label: string
  points: number
  isReadOnly: boolean
  onChange: (points: number) => void
}

/** How much a question is worth. There may be hundreds of them on a page, so it is light. */
export function PointsField({ label, points, isReadOnly, onChange }: PointsFieldProps) {
  const { t } = useTranslation('quiz-form')
  const locale = useLocale()
  const id = useId()
  // What is no number of points stays as typed, with the reason beside it: it never becomes another number by itself.
  const [typed, setTyped] = useState<string>()
  const [isTyping, setTyping] = useState(false)
  // On the way to 99999 stands 9: it doesn't count once the whole is refused.
  const [before, setBefore] = useState(points)
  const isRefused = typed !== undefined && !isTyping
  if (isReadOnly) {
    return <div className={classes.fixedPoints}>{t('blocks.pointsCount', { count: points })}</div>
  }

  const type = (text: string) => {
    setTyped(text)
    onChange(readPoints(text) ?? before)
  }
  const leave = () => {
    setTyping(false)
    if (typed !== undefined && readPoints(typed) !== undefined) setTyped(undefined)
  }
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!by || event.altKey) return
    event.preventDefault()
    setTyped(undefined)
    onChange(Math.min(POINTS_MAX, Math.max(POINTS_STEP, points + by)))
  }
  return (
    <div className={classes.points}>
      <TextInput
        size="xs"
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        classNames={{ root: classes.numberRoot, input: classes.numberInput }}
        maxLength={6}
        error={isRefused}
        aria-describedby={isRefused ? id : undefined}
        value={typed ?? formatNumber(locale, points)}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={(event) => {
          setTyping(true)
          setBefore(points)
          event.currentTarget.select()
        }}
        onBlur={leave}
        onKeyDown={step}
      />
      <span aria-hidden="true">{t('blocks.pointsUnit', { count: points })}</span>
      {isRefused && (
        <p id={id} role="alert" className={classes.refusedPoints}>
          {t('blocks.pointsRefused', { count: points })}
        </p>
      )}
    </div>
  )
}

/** With a comma or a point; nothing where it is no number of points. */
export function readPoints(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  const points = /^(\d+\.?\d*|\.\d+)$/.test(text) ? Number(text) : Number.NaN
  const isMeant = points >= POINTS_STEP && points <= POINTS_MAX && Number.isInteger(points / POINTS_STEP)
  return isMeant ? points : undefined
}
