import { Box, Checkbox, Flex, Group, NumberInput, Radio, Text, TextInput } from '@mantine/core'
import { EXTRA_MINUTES_MAX, EXTRA_PERCENT_MAX } from '@probant/contract/limits'
import {
  accommodationSchema,
  type ExtraTime,
  extraMinutes,
  extraTimeSchema,
  type Participant,
  VIOLATIONS,
  type Violation,
} from '@probant/contract/participants/participant'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { useTranslation } from 'react-i18next'
import { useNestedForm } from '#web/components/form/use-nested-form.ts'
import { toast } from '#web/lib/toast.ts'
import { useSetAccommodation } from '../../mutations.ts'
import { usePersonWords } from '../../use-person-words.ts'

/** What is typed has the shape of what is saved. */
type Values = Participant['accommodation']

export function useAccommodationForm(quizId: string, participant: Participant, onSaved: () => void) {
  const { t } = useTranslation('participants')
  const save = useSetAccommodation(quizId)
  const personWords = usePersonWords()
  const { id, accommodation } = participant
  const nested = useNestedForm<Values, Values>({
    schema: accommodationSchema,
    initialValues: accommodation,
    toBody: (values) => values,
  })
  const submit = nested.onSubmit(async (body) => {
    await save.mutateAsync({ participantId: id, accommodation: body })
    nested.markSaved(body)
    toast.success(t('accommodation.saved', { person: personWords(participant) }))
    onSaved()
  })
  return { ...nested, submit }
}

export type AccommodationFormState = ReturnType<typeof useAccommodationForm>['form']

interface ExtraTimeFieldsProps {
  form: AccommodationFormState
  durationMinutes: number
}

/** What one begins with, and what there may be at most. */
const UNITS = {
  minutes: { start: 15, max: EXTRA_MINUTES_MAX },
  percent: { start: 33, max: EXTRA_PERCENT_MAX },
} as const satisfies Record<ExtraTime['unit'], object>

const LEGEND = { ff: 'heading', fz: 'md', fw: 680 } as const

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
      labelProps={LEGEND}
    >
      <Group gap="8px 24px" align="stretch" mt="xs">
        <Radio value="none" label={t('accommodation.none')} data-autofocus={unit === 'none' || undefined} />
        <Radio value="minutes" label={t('accommodation.minutes')} />
        <Radio value="percent" label={t('accommodation.percent')} disabled={durationMinutes === 0} />
      </Group>
      {extraTime && (
        <Group gap="8px 16px" align="flex-start" mt={14}>
          <NumberInput
            key={extraTime.unit}
            maw="100%"
            styles={{ wrapper: { width: 130 } }}
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
        </Group>
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
    <Text flex="1 1 220px" mt={7} role="status">
      {durationMinutes === 0
        ? t('accommodation.afterEnd', { own: minutes(own) })
        : t('accommodation.instead', { own: minutes(own), usual: minutes(durationMinutes) })}
    </Text>
  )
}

interface ExemptionFieldsProps {
  form: AccommodationFormState
  policy: Quiz['options']['antiCheat']
}

/** Which rules don't count for them. A reason is asked for: somebody may have to justify it later. */
export function ExemptionFields({ form, policy }: ExemptionFieldsProps) {
  const { t } = useTranslation('participants')
  const { exemptions } = form.getValues()
  const toggle = (violation: Violation, index: number) => {
    form.clearErrors()
    form.setFieldValue(
      'exemptions',
      index >= 0 ? exemptions.filter((_, at) => at !== index) : [...exemptions, { violation, reason: '' }],
    )
  }
  return (
    <Flex component="fieldset" direction="column" gap="sm" miw={0} m={0} p={0} bd={0}>
      <Box component="legend" p={0} {...LEGEND}>
        {t('accommodation.exemptions')}
      </Box>
      <Text mt={2} c="dimmed" size="xs">
        {t(`accommodation.policy.${policy}`)}
      </Text>
      {VIOLATIONS.map((violation) => {
        const index = exemptions.findIndex((exemption) => exemption.violation === violation)
        const isExempt = index >= 0
        return (
          <div key={violation}>
            <Checkbox
              checked={isExempt}
              onChange={() => toggle(violation, index)}
              label={t(`accommodation.violations.${violation}`)}
            />
            {isExempt && (
              <TextInput
                m="8px 0 4px 32px"
                label={t('accommodation.reason')}
                placeholder={t('accommodation.reasonPlaceholder')}
                autoComplete="off"
                {...form.getInputProps(`exemptions.${index}.reason`)}
              />
            )}
          </div>
        )
      })}
    </Flex>
  )
}
