import { Radio, Stack } from '@mantine/core'

interface ChoiceFieldProps<Value extends string> {
  label: string
  choices: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  hint?: string
  isReadOnly: boolean
}

/** One of a few, each said in words. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  return (
    <Radio.Group
      label={props.label}
      description={props.hint}
      value={props.value}
      onChange={(value) => props.onChange(value as Value)}
    >
      <Stack gap={10} my={6}>
        {props.choices.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} disabled={props.isReadOnly} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
