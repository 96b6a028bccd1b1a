import { Button, Popover } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './locked-button.module.css'

interface LockedButtonProps {
  label: string
  /** The question that pressing it answers. */
  question: string
  /** The reason, and the way out where there is one. */
  children: ReactNode
}

/** A deed that is not possible here: the button stays, and says why. */
export function LockedButton({ label, question, children }: LockedButtonProps) {
  return (
    <Popover width={300} position="bottom-end" shadow="md" radius="lg" withRoles={false}>
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconLock size={18} stroke={1.5} aria-hidden="true" />}
          aria-description={question}
        >
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown role="status" className={classes.reason}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}
