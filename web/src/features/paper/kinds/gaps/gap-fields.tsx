import { Box, Group, NativeSelect, SegmentedControl, Switch, Text, Textarea } from '@mantine/core'
import type { Gap } from '@probant/kinds/gaps/gap'
import type { Locale } from '@probant/kinds/kind'
import { useTranslation } from 'react-i18next'
import { dataPathOf } from '#web/components/form/data-path.ts'
import type { FieldsProps } from '../kind.ts'
import { BLANK_NUMBER, type NumberValues, numberText, writtenNumber } from '../numeric/accepted-number.ts'
import { NumberRow } from '../numeric/number-row.tsx'

/** A gap as its fields hold it: lists are typed line by line. */
export interface GapValues {
  kind: 'typed' | 'number' | 'list'
  accepted: string
  ignoresAccents: boolean
  number: NumberValues
  choices: string
  /** The words of the right choice. */
  right: string
  weight: string
}

export function newGap(): GapValues {
  return {
    kind: 'typed',
    accepted: '',
    ignoresAccents: false,
    number: BLANK_NUMBER,
    choices: '',
    right: '',
    weight: '1',
  }
}

export function gapValuesOf(gap: Gap, locale: Locale): GapValues {
  const common = { ...newGap(), kind: gap.kind, weight: String(gap.weight) }
  switch (gap.kind) {
    case 'typed':
      return { ...common, accepted: gap.accepted.join('\n'), ignoresAccents: gap.ignoresAccents }
    case 'number':
      return { ...common, number: numberText(gap.number, locale) }
    case 'list':
      return { ...common, choices: gap.choices.join('\n'), right: gap.choices[gap.right] ?? '' }
  }
}

/** What is sent; it need not be right yet. */
export function writtenGap(values: GapValues): Gap {
  const { kind, accepted, ignoresAccents, number, choices, right } = values
  const weight = Number(values.weight)
  switch (kind) {
    case 'typed':
      return { kind, accepted: linesOf(accepted), ignoresAccents, weight }
    case 'number':
      // What can't be read is sent as it was typed, and refused with what to do.
      return { kind, number: writtenNumber(number, 0) as NumberGap['number'], weight }
    case 'list':
      return { kind, choices: linesOf(choices), right: linesOf(choices).indexOf(right), weight }
  }
}

type NumberGap = Extract<Gap, { kind: 'number' }>

/** What somebody would have to type again. */
export function typedInGap({ kind, accepted, number, choices }: GapValues): string {
  if (kind === 'number') return number.within === 'range' ? `${number.from}..${number.to}` : number.value
  return kind === 'list' ? choices : accepted
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

interface GapFieldsProps extends Pick<FieldsProps<{ gaps: GapValues[] }>, 'form' | 'errorAt'> {
  index: number
}

const WEIGHTS = Array.from({ length: 10 }, (_, index) => String(index + 1))

/** What counts in one gap. */
export function GapFields({ form, errorAt, index }: GapFieldsProps) {
  const { t } = useTranslation('questions')
  const at = (field: keyof GapValues) => `content.gaps.${index}.${field}` as const
  const { language, content } = form.getValues()
  const gap = content.gaps[index]
  if (!gap) return null
  const right = form.getInputProps(at('right'))
  /** What is wrong with one of the lines is said of them all. */
  const lines = (field: 'accepted' | 'choices') => {
    const input = form.getInputProps(at(field))
    const wrong = Object.keys(form.errors).find((path) => path.startsWith(`${at(field)}.`))
    return { ...input, error: input.error ?? (wrong && (errorAt(wrong) as string)) }
  }
  return (
    <Box className="card" p="sm">
      <Group mb="xs" gap="sm">
        <Text size="sm" fw={560} me="auto">
          {t('editor.gaps.gap', { number: index + 1 })}
        </Text>
        <SegmentedControl
          size="xs"
          aria-label={t('editor.gaps.kind', { number: index + 1 })}
          value={gap.kind}
          onChange={(kind) => form.setFieldValue(at('kind'), kind as never)}
          data={[
            { value: 'typed', label: t('editor.gaps.typed') },
            { value: 'number', label: t('editor.gaps.number') },
            { value: 'list', label: t('editor.gaps.list') },
          ]}
        />
        <NativeSelect
          {...form.getInputProps(at('weight'))}
          size="xs"
          aria-label={t('editor.gaps.weight')}
          data={WEIGHTS.map((value) => ({
            value,
            label: t('editor.gaps.weightOf', { count: Number(value) }),
          }))}
        />
      </Group>
      {gap.kind === 'typed' && (
        <>
          <Textarea
            {...lines('accepted')}
            label={t('editor.gaps.accepted')}
            description={t('editor.gaps.aLineEach')}
            autosize
            minRows={2}
            maxRows={8}
            lang={language}
          />
          <Switch
            {...form.getInputProps(at('ignoresAccents'), { type: 'checkbox' })}
            mt="xs"
            label={t('editor.ignoresAccents')}
          />
        </>
      )}
      {gap.kind === 'number' && (
        <NumberRow
          within={gap.number.within}
          at={(name) => form.getInputProps(`content.gaps.${index}.number.${name}`)}
          nameOf={(field) => t('editor.gaps.fieldOf', { number: index + 1, field })}
        />
      )}
      {gap.kind === 'list' && (
        <>
          <Textarea
            {...lines('choices')}
            label={t('editor.gaps.choices')}
            description={t('editor.gaps.choicesHint')}
            autosize
            minRows={3}
            maxRows={10}
            lang={language}
          />
          <NativeSelect
            {...right}
            data-path={dataPathOf(right)}
            mt="xs"
            label={t('editor.gaps.right')}
            data={['', ...new Set(linesOf(gap.choices))]}
            lang={language}
          />
        </>
      )}
    </Box>
  )
}
