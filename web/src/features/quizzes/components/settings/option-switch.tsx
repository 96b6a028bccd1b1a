import { Switch } from '@mantine/core'

interface OptionSwitchProps {
  label: string
  hint: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  isReadOnly: boolean
}

export function OptionSwitch({ label, hint, isOn, onChange, isReadOnly }: OptionSwitchProps) {
  return (
    <Switch
      label={label}
      description={hint}
      checked={isOn}
      onChange={(event) => onChange(event.currentTarget.checked)}
      disabled={isReadOnly}
    />
  )
}
