import { Box, Group, NativeSelect, SegmentedControl, Switch, Text, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { dataPathOf } from '#web/components/form/data-path.ts'
import type { FieldsProps } from '../kind.ts'

/** A gap as its fields hold it: lists are typed line by line. */
export interface GapValues {
  kind: 'typed' | 'list'
  accepted: string
  ignoresAccents: boolean
  choices: string
  /** The words of the right choice. */
  right: string
  weight: string
}

export function newGap(): GapValues {
  return { kind: 'typed', accepted: '', ignoresAccents: false, choices: '', right: '', weight: '1' }
}

type Gap =
  | { kind: 'typed'; accepted: string[]; ignoresAccents: boolean; weight: number }
  | { kind: 'list'; choices: string[]; right: number; weight: number }

export function gapValuesOf(gap: Gap): GapValues {
  const common = { ...newGap(), weight: String(gap.weight) }
  if (gap.kind === 'typed')
    return { ...common, accepted: gap.accepted.join('\n'), ignoresAccents: gap.ignoresAccents }
  return { ...common, kind: 'list', choices: gap.choices.join('\n'), right: gap.choices[gap.right] ?? '' }
}

/** What is sent; it need not be right yet. */
export function writtenGap(values: GapValues): Gap {
  const { kind, accepted, ignoresAccents, choices, right } = values
  const weight = Number(values.weight)
  if (kind === 'typed') return { kind, accepted: linesOf(accepted), ignoresAccents, weight }
  return { kind, choices: linesOf(choices), right: linesOf(choices).indexOf(right), weight }
}

function linesOf(text: string): string[] {
  return text.split('\n').flatMap((line) => line.trim() || [])
}

interface GapFieldsProps extends Pick<FieldsProps<{ gaps: GapValues[] }>, 'form' | 'errorAt'> {
  index: number
}

const WEIGHTS = Array.from({ length: 10 }, (_, index) => String(index + 1))

/** What counts in one gap. */
export function GapFields({ form, index }: GapFieldsProps) {
  const { t } = useTranslation('questions')
  const at = (field: keyof GapValues) => `content.gaps.${index}.${field}` as const
  const { language, content } = form.getValues()
  const gap = content.gaps[index]
  if (!gap) return null
  const right = form.getInputProps(at('right'))
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
      {gap.kind === 'typed' ? (
        <>
          <Textarea
            {...form.getInputProps(at('accepted'))}
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
      ) : (
        <>
          <Textarea
            {...form.getInputProps(at('choices'))}
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
