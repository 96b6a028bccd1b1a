import { Badge, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { allPlansQuery } from '../queries.ts'
import classes from './filters.module.css'

/** How the plan of a workspace is called, and whether somebody pays for it. */
export function PlanName({ planId, isPaying }: { planId: string | null; isPaying: boolean }) {
  const { t } = useTranslation('admin')
  const locale = useLocale()
  const { data: plans, isPending } = useQuery(allPlansQuery)
  const plan = plans?.find(({ id }) => id === planId)
  if (planId && isPending) return <Skeleton height={20} width={80} />
  return (
    <span className={classes.badges}>
      {plan ? plan.texts[locale].name : <Badge color="yellow">{t('plan.none')}</Badge>}
      {isPaying && <Badge color="ink">{t('plan.paying')}</Badge>}
    </span>
  )
}
