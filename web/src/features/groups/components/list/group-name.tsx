import type { GroupSummary } from '@probant/contract/groups'
import { Link } from '@tanstack/react-router'
import classes from './group-list.module.css'

/** The way into a group: to change it, or to look at it where it is somebody else's. */
export function GroupName({ group: { id, name, can } }: { group: GroupSummary }) {
  return (
    <Link
      from="/dashboard/group"
      to="."
      search={(search) => ({ ...search, dialog: can.edit ? 'edit' : 'view', group: id })}
      resetScroll={false}
      className={classes.name}
    >
      {name}
    </Link>
  )
}
