import { ActionIcon, NumberInput, type NumberInputProps } from '@mantine/core'
import { GENERATION_MAX } from '@probant/contract/limits'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import classes from './stepper.module.css'

interface StepperProps extends NumberInputProps {
  fewer: string
  more: string
  onStep: (value: number) => void
}

/** A small number that is pressed up and down, or typed. */
export function Stepper({ fewer, more, value, onStep, ...input }: StepperProps) {
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
