import {
  ActionIcon,
  Autocomplete,
  Checkbox,
  Fieldset,
  Group,
  Input,
  type InputWrapperProps,
  NumberInput,
  type NumberInputProps,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { NAME_MAX } from '@probant/contract/limits'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { GENERATED_TYPES } from '@probant/kinds/types'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { visitor } from '#web/lib/backend.ts'
import { suggestedSubjectsQuery } from '../../queries.ts'
import { excessOf, totalOf } from '../../request-values.ts'
import type { RequestForm } from '../../use-request-form.ts'

interface SubjectFieldProps extends Pick<RequestForm, 'form'> {
  /** Only the built-in generator can say what it knows. */
  hasSuggestions: boolean
}

export function SubjectField({ form, hasSuggestions }: SubjectFieldProps) {
  const { t } = useTranslation(['questions', 'common'])
  const { subject, language, usesText } = form.values
  const excess = subject.trim().length - NAME_MAX
  const input = form.getInputProps('subject')
  const [search] = useDebouncedValue(subject, 200)
  const { data: subjects = [] } = useQuery({
    ...suggestedSubjectsQuery({ search: search.slice(0, NAME_MAX), language }),
    enabled: hasSuggestions && !usesText,
  })
  const field = {
    label: t('generation.request.subject'),
    description: t(usesText ? 'generation.request.subjectTextHint' : 'generation.request.subjectHint'),
    // Not `required`: an empty field would be called wrong before anybody has been there.
    'aria-required': true,
    autoComplete: 'off',
    // Below it the list of suggestions would cover what is wrong.
    inputWrapperOrder: [
      'label',
      'error',
      'input',
      'description',
    ] satisfies InputWrapperProps['inputWrapperOrder'],
    ...input,
    // Said while it is typed: a field that takes no more letters says nothing.
    error: excess > 0 ? t('common:form.tooLong', { max: NAME_MAX, count: excess }) : input.error,
  }
  if (!hasSuggestions || usesText) return <TextInput {...field} />
  return (
    <Autocomplete
      {...field}
      data={[...new Set(subjects)]}
      // The server knows what is near; a part of a word would miss "WW2" and its like.
      filter={({ options }) => options}
      limit={8}
      openOnFocus={false}
      // On a phone, a list that is part of the page would widen it, and the page the list.
      comboboxProps={{ floatingStrategy: 'fixed' }}
    />
  )
}

export function TypeField({ form }: Pick<RequestForm, 'form'>) {
  const { t } = useTranslation('questions')
  const kindName = useKindName()
  // The focus goes to a box: the group itself can't take it.
  const { onFocus, onBlur, ...input } = form.getInputProps('types')
  const { 'data-path': path, ...group } = input as typeof input & { 'data-path'?: string }
  return (
    <Checkbox.Group {...group} label={t('generation.request.types')}>
      <Stack gap={12} mt={4}>
        {GENERATED_TYPES.map((type, index) => (
          <Checkbox
            key={type}
            value={type}
            label={kindName(type)}
            data-path={index === 0 ? path : undefined}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  )
}

interface CountFieldsProps extends Pick<RequestForm, 'form' | 'errorAt'> {
  capacity: number | undefined
  /** So many in one go. */
  most: number
}

/** How many of each difficulty, how many that makes, and for how many there is room. */
export function CountFields({ form, errorAt, capacity, most }: CountFieldsProps) {
  const { t } = useTranslation('questions')
  const total = totalOf(form.values)
  const excess = excessOf(total, { capacity, most })
  // It is about all three: whichever of them is changed can put it right.
  const isWrong = total === 0 || total > most
  const problem = isWrong && (errorAt('counts.easy') as ReactNode)
  return (
    <Fieldset legend={t('generation.request.howMany')} variant="unstyled">
      <SideBySide of="repeat(3, minmax(0, 1fr))" gap="sm">
        {DIFFICULTIES.map((difficulty) => {
          const { error, ...input } = form.getInputProps(`counts.${difficulty}`)
          return (
            <Stepper
              key={difficulty}
              {...input}
              error={isWrong && Boolean(error)}
              label={t(`generation.request.difficulties.${difficulty}`)}
              fewer={t(`generation.request.fewer.${difficulty}`)}
              more={t(`generation.request.more.${difficulty}`)}
              most={most}
              onStep={(value) => form.setFieldValue(`counts.${difficulty}`, value)}
            />
          )
        })}
      </SideBySide>
      <Text
        className="tabular"
        mt="xs"
        size="xs"
        {...(excess > 0 ? { c: 'error', fw: 560 } : { c: 'dimmed' })}
        role="status"
      >
        {t('generation.request.total', { count: total })}
        {' · '}
        {capacity !== undefined && capacity < most
          ? t(visitor() ? 'generation.request.demoRoom' : 'generation.request.room', { count: capacity })
          : t('generation.request.atOnce', { max: most })}
        {excess > 0 && ` · ${t('generation.request.excess', { count: excess })}`}
      </Text>
      {problem && <Input.Error role="alert">{problem}</Input.Error>}
    </Fieldset>
  )
}

interface StepperProps extends NumberInputProps {
  fewer: string
  more: string
  most: number
  onStep: (value: number) => void
}

/** A small number that is pressed up and down, or typed. */
function Stepper({ fewer, more, most, value, onStep, ...input }: StepperProps) {
  const count = typeof value === 'number' ? value : 0
  const look = { variant: 'default', size: 36 }
  return (
    <Stack gap={6} miw={0}>
      <NumberInput
        {...input}
        value={value}
        min={0}
        max={most}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        inputMode="numeric"
        styles={{ input: { fontVariantNumeric: 'tabular-nums', textAlign: 'center' } }}
      />
      <Group grow gap={6} wrap="nowrap" preventGrowOverflow={false}>
        <ActionIcon {...look} aria-label={fewer} disabled={count <= 0} onClick={() => onStep(count - 1)}>
          <IconMinus size={16} stroke={2} />
        </ActionIcon>
        <ActionIcon {...look} aria-label={more} disabled={count >= most} onClick={() => onStep(count + 1)}>
          <IconPlus size={16} stroke={2} />
        </ActionIcon>
      </Group>
    </Stack>
  )
}
