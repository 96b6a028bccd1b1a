import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'

/** Why the form was refused as a whole; nothing where it wasn't. */
export function FormAlert({ children }: { children: string | undefined }) {
  if (!children) return null
  return (
    <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}>
      {children}
    </Alert>
  )
}
