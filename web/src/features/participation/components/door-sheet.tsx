import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import { DoorFacts } from './door-facts.tsx'
import { DoorHeading } from './door-heading.tsx'
import classes from './door-sheet.module.css'

interface DoorSheetProps {
  door: Parameters<typeof DoorFacts>[0]['door']
  before: string
  children?: ReactNode
}

/** What stands on the door, on a sheet of its own. */
export function DoorSheet({ door, before, children }: DoorSheetProps) {
  return (
    <div className={classes.sheet}>
      <DoorHeading door={door} before={before} />
      <hr className={classes.rule} />
      <DoorFacts door={door} />
      {children}
    </div>
  )
}

export function DoorSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className={classes.sheet}>
        <div>
          <Skeleton height={14} width="40%" />
          <Skeleton height={34} width="80%" my={10} />
          <Skeleton height={14} width="30%" />
        </div>
        <hr className={classes.rule} />
        <Skeleton height={36} width="75%" />
        <Skeleton height={36} width="45%" />
      </div>
      <Skeleton height={42} />
    </div>
  )
}
