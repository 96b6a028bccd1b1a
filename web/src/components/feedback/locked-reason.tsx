import { Popover } from '@mantine/core'
import { cloneElement, type ReactNode } from 'react'
import type { Opening } from '#web/components/menu/fetched-menu.tsx'
import classes from './locked-reason.module.css'

/** Why an action is not possible here, beside its button. */
export default function LockedReason({ target, isOpen, onChange, reason }: Opening & { reason: ReactNode }) {
  return (
    <Popover
      opened={isOpen}
      onChange={onChange}
      width={300}
      position="bottom-end"
      shadow="md"
      radius="lg"
      withRoles={false}
    >
      <Popover.Target>{cloneElement(target, { onClick: () => onChange(!isOpen) })}</Popover.Target>
      <Popover.Dropdown role="status" className={classes.reason}>
        {reason}
      </Popover.Dropdown>
    </Popover>
  )
}
