import { NativeSelect, Stack, Text } from '@mantine/core'
import { ROUNDINGS, type Rounding, type Scale, scaleSchema, scalingOf } from '@probant/contract/scale/scale'
import { scaledScore } from '@probant/contract/scale/scaled-score'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { formatScore } from '#web/lib/score-words.ts'
import { LetterFields } from './letter-fields.tsx'
import { PercentField } from './percent-field.tsx'
import { firstOf, SCALE_NAMES, type ScaleName, scaleNameOf } from './scale-kinds.ts'

interface ScaleFieldsProps {
  /** Null: as it is where this one belongs; only where that is offered. */
  scale: Scale | null
  /** What stands for null. */
  inherited?: string
  /** Only with what can be kept. */
  onChange: (scale: Scale | null) => void
  /** Whether what stands in the fields can be kept. */
  onValidity?: (isGood: boolean) => void
  isReadOnly?: boolean
}

/** Which scale, how it is rounded, where its letters begin; and an example of it. */
export function ScaleFields({
  scale: kept,
  inherited,
  onChange,
  isReadOnly = false,
  ...props
}: ScaleFieldsProps) {
  const { t } = useTranslation('scale')
  // What can't be kept stays as it was typed, with the reason.
  const [refused, setRefused] = useState<Scale>()
  const scale = refused ?? kept
  const change = (next: Scale | null) => {
    const isGood = next === null || scaleSchema.safeParse(next).success
    setRefused(isGood ? undefined : next)
    props.onValidity?.(isGood)
    if (isGood) onChange(next)
  }
  const choose = (name: string) => change(name === '' ? null : firstOf(name as ScaleName, roundingOf(scale)))
  return (
    <Stack gap="sm">
      <NativeSelect
        label={t('label')}
        value={scale ? scaleNameOf(scale) : ''}
        data={[
          ...(inherited === undefined ? [] : [{ value: '', label: inherited }]),
          ...SCALE_NAMES.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        onChange={(event) => choose(event.currentTarget.value)}
        disabled={isReadOnly}
      />
      {scale && 'rounding' in scale && (
        <NativeSelect
          label={t('rounding')}
          description={t('roundingHint')}
          value={scale.rounding}
          data={ROUNDINGS.map((value) => ({ value, label: t(`roundings.${value}`) }))}
          onChange={(event) => change({ ...scale, rounding: event.currentTarget.value as Rounding })}
          disabled={isReadOnly}
        />
      )}
      {scale?.kind === 'letters' && (
        <LetterFields
          letters={scale.letters}
          onChange={(letters) => change({ ...scale, letters })}
          isReadOnly={isReadOnly}
        />
      )}
      {scale?.kind === 'passed' && (
        <PercentField
          label={t('from')}
          description={t('fromHint')}
          value={scale.from}
          onChange={(from) => change({ ...scale, from })}
          refusal={refusalOf(scale)}
          decimalScale={1}
          maw={260}
          disabled={isReadOnly}
        />
      )}
      {scale && !refused && <Example scale={scale} />}
    </Stack>
  )
}

function roundingOf(scale: Scale | null): Rounding | undefined {
  return scale && 'rounding' in scale ? scale.rounding : undefined
}

function refusalOf(scale: Scale): string | undefined {
  return scaleSchema.safeParse(scale).error?.issues[0]?.message
}

/** Eleven of fifteen: enough to see how it is rounded. */
function Example({ scale }: { scale: Scale }) {
  const { t } = useTranslation('scale')
  const locale = useLocale()
  const scaled = scaledScore(
    EXAMPLE,
    scalingOf({ options: { scale, passPercent: null }, workspaceScale: null }),
  )
  return (
    <Text c="dimmed" size="xs" role="status">
      {t('example', {
        points: formatNumber(locale, EXAMPLE.points),
        total: formatNumber(locale, EXAMPLE.totalPoints),
        shown: formatScore(locale, scaled),
      })}
    </Text>
  )
}

const EXAMPLE = { points: 11, totalPoints: 15 }
