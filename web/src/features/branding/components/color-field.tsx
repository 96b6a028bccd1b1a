import { Button, Group, Text, TextInput, type TextInputProps } from '@mantine/core'
import { CONTRAST_MIN, contrast, HEX_COLOR, nearestReadable } from '@probant/contract/branding/contrast'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import classes from './color-field.module.css'

interface ColorFieldProps {
  /** Of the text field. */
  input: TextInputProps & { value?: string }
  onChange: (color: string) => void
}

/** A color with what can be read of it, said while it is chosen; and the nearest one that can. */
export function ColorField({ input, onChange }: ColorFieldProps) {
  const { t } = useTranslation('branding')
  const color = (input.value ?? '').trim().toLowerCase()
  const isColor = HEX_COLOR.test(color)
  const nearest = isColor ? nearestReadable(color) : undefined
  const isTooLight = nearest !== undefined && nearest !== color
  return (
    <div>
      <TextInput
        {...input}
        error={isTooLight ? <TooLight color={color} /> : input.error}
        label={t('color.label')}
        description={t('color.hint')}
        placeholder={OWN_COLOR}
        spellCheck={false}
        autoComplete="off"
        leftSection={
          <input
            className={classes.well}
            type="color"
            aria-label={t('color.pick')}
            value={isColor ? color : OWN_COLOR}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
      />
      {isTooLight && (
        <Button
          mt="xs"
          size="xs"
          variant="default"
          leftSection={<span className={classes.swatch} style={{ background: nearest }} />}
          onClick={() => onChange(nearest)}
        >
          {t('color.nearest', { color: nearest })}
        </Button>
      )}
      {isColor && !isTooLight && <Readable color={color} />}
    </div>
  )
}

/** The product's. */
const OWN_COLOR = '#2b4acb'

function TooLight({ color }: { color: string }) {
  const { t } = useTranslation('branding')
  return <span role="status">{t('color.tooLight', { ratio: useRatio(color) })}</span>
}

function Readable({ color }: { color: string }) {
  const { t } = useTranslation('branding')
  const ratio = useRatio(color)
  return (
    <Group gap={6} mt={6} c="dimmed" wrap="nowrap">
      <IconCheck size={16} stroke={1.5} aria-hidden="true" />
      <Text size="xs">{t('color.good', { ratio })}</Text>
    </Group>
  )
}

/** Rounded towards the truth: what just misses the mark is not said to reach it. */
function useRatio(color: string): string {
  const locale = useLocale()
  const ratio = contrast(color, '#fbfaf7')
  const rounded = ratio < CONTRAST_MIN ? Math.floor(ratio * 10) / 10 : Math.round(ratio * 10) / 10
  return formatNumber(locale, Math.min(rounded, ratio < CONTRAST_MIN ? 4.4 : 21))
}
