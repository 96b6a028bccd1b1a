import { Box, Group } from '@mantine/core'
import { pointsSchema } from '@probant/contract/fields'
import { POINTS_MAX, POINTS_STEP } from '@probant/contract/limits'
import { useTranslation } from 'react-i18next'
import { TypedNumber } from './typed-number.tsx'

interface PointsFieldProps {
  label: string
  points: number
  isReadOnly: boolean
  onChange: (points: number) => void
}

/** How much a question is worth. */
export function PointsField({ label, points, isReadOnly, onChange }: PointsFieldProps) {
  const { t } = useTranslation('quiz')
  if (isReadOnly) {
    return (
      <Box className="tabular" fz="xs" lh="36px">
        {t('form.blocks.pointsCount', { count: points })}
      </Box>
    )
  }
  return (
    // Below the narrow field there is the whole line.
    <Group gap={6} maw={{ base: 'none', sm: 160 }} mih={36} c="dimmed" fz="xs">
      <TypedNumber
        label={label}
        inputMode="decimal"
        value={points}
        min={POINTS_STEP}
        max={POINTS_MAX}
        read={readPoints}
        refusal={t('form.blocks.pointsRefused', { count: points })}
        unit={
          <Box component="span" miw={38} aria-hidden="true">
            {t('form.blocks.pointsUnit', { count: points })}
          </Box>
        }
        onChange={onChange}
      />
    </Group>
  )
}

/** With a comma or a point; nothing where it is no number of points. */
export function readPoints(typed: string): number | undefined {
  const text = typed.trim().replace(',', '.')
  const isNumber = /^(\d+\.?\d*|\.\d+)$/.test(text)
  return isNumber ? pointsSchema.safeParse(Number(text)).data : undefined
}
