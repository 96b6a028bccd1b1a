import { Skeleton } from '@mantine/core'
import classes from './plan-skeleton.module.css'

/** The shape of a plan that is on its way. */
export function PlanSkeleton() {
  return (
    <div className={classes.card}>
      <Skeleton height={28} width="45%" />
      <Skeleton height={14} width="85%" mt={16} />
      <Skeleton height={44} width="55%" mt={36} />
      <Skeleton height={40} mt={24} />
      <Skeleton height={14} width="90%" mt={56} />
      <Skeleton height={14} width="70%" mt={16} />
      <Skeleton height={14} width="80%" mt={16} />
      <Skeleton height={220} mt={56} />
    </div>
  )
}
