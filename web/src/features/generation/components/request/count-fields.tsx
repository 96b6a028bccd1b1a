import { ActionIcon, Fieldset, Input, NumberInput, type NumberInputProps } from '@mantine/core'
import { GENERATION_MAX } from '@probant/contract/limits'
import { DIFFICULTIES } from '@probant/contract/questions/form'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { totalOf } from '../../request-values.ts'
import type { RequestForm } from '../../use-request-form.ts'
import classes from './request-form.module.css'

/** How many of each difficulty, and how many that makes. */
export function CountFields({ form, errorAt }: Pick<RequestForm, 'form' | 'errorAt'>) {
  const { t } = useTranslation('generation')
  const total = totalOf(form.values)
  // It is about all three: whichever of them is changed can put it right.
  const isWrong = total === 0 || total > GENERATION_MAX
  const problem = isWrong && (errorAt('counts.easy') as ReactNode)
  return (
    <Fieldset legend={t('request.howMany')} variant="unstyled" classNames={{ legend: classes.legend }}>
      <div className={classes.steppers}>
        {DIFFICULTIES.map((difficulty) => {
          const { error, ...input } = form.getInputProps(`counts.${difficulty}`)
          return (
            <Stepper
              key={difficulty}
              {...input}
              error={isWrong && Boolean(error)}
              label={t(`request.difficulties.${difficulty}`)}
              fewer={t(`request.fewer.${difficulty}`)}
              more={t(`request.more.${difficulty}`)}
              onStep={(value) => form.setFieldValue(`counts.${difficulty}`, value)}
            />
          )
        })}
      </div>
      <p className={classes.total} role="status">
        {t('request.total', { count: total, max: GENERATION_MAX })}
      </p>
      {problem && <Input.Error role="alert">{problem}</Input.Error>}
    </Fieldset>
  )
}

interface StepperProps extends NumberInputProps {
  fewer: string
  more: string
  onStep: (value: number) => void
}

/** A small number that is pressed up and down, or typed. */
function Stepper({ fewer, more, value, onStep, ...input }: StepperProps) {
  const count = typeof value === 'number' ? value : 0
  const look = { variant: 'default', size: 36 }
  return (
    <div className={classes.stepper}>
      <NumberInput
        {...input}
        value={value}
        min={0}
        max={GENERATION_MAX}
        allowDecimal={false}
        allowNegative={false}
        hideControls
        inputMode="numeric"
        classNames={{ input: classes.number }}
      />
      <div className={classes.buttons}>
        <ActionIcon {...look} aria-label={fewer} disabled={count <= 0} onClick={() => onStep(count - 1)}>
          <IconMinus size={16} stroke={2} />
        </ActionIcon>
        <ActionIcon
          {...look}
          aria-label={more}
          disabled={count >= GENERATION_MAX}
          onClick={() => onStep(count + 1)}
        >
          <IconPlus size={16} stroke={2} />
        </ActionIcon>
      </div>
    </div>
  )
}
