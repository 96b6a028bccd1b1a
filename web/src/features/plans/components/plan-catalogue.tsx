import { Button, Skeleton, Title } from '@mantine/core'
import { TRIAL_DAYS } from '@probant/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { AnchorLink } from '#web/components/navigation/links.tsx'
import { TornSheetPicture } from '#web/components/pictures/torn-sheet-picture.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import { planListQuery } from '../queries.ts'
import { PlanCard } from './plan-card.tsx'
import classes from './plan-catalogue.module.css'

const USUAL_NUMBER = 3
const SUGGESTED = 'pro'

export function PlanCatalogue() {
  const { t } = useTranslation(['plans', 'common'])
  const { data: plans, isError, isFetching, refetch } = useQuery(planListQuery)

  if (isError) {
    return (
      <EmptyState
        picture={<TornSheetPicture />}
        title={t('failed.title')}
        sentence={t('failed.sentence')}
        action={
          <Button onClick={() => refetch()} loading={isFetching}>
            {t('common:actions.retry')}
          </Button>
        }
      />
    )
  }
  if (!plans) {
    return (
      <div className={classes.plans} role="status" aria-label={t('loading')}>
        {Array.from({ length: USUAL_NUMBER }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes of what comes, all alike
          <PlanSkeleton key={place} />
        ))}
      </div>
    )
  }
  return (
    <ul className={classes.plans}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} isSuggested={plan.kind === SUGGESTED} />
      ))}
    </ul>
  )
}

/** The shape of a plan that is on its way. */
function PlanSkeleton() {
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

const NOTES = ['payment', 'trial', 'counting', 'preparation'] as const

/** What someone who compares plans would ask next. */
export function PlanNotes() {
  const { t } = useTranslation('plans')
  return (
    <section className={classes.notes}>
      <Title order={2} className={classes.heading}>
        {t('notes.heading')}
      </Title>
      {NOTES.map((note) => (
        <div key={note}>
          <Title order={3} className={classes.title}>
            {t(`notes.${note}.title`)}
          </Title>
          <p className={classes.text}>
            <Tagged
              sentence={(given) => t(`notes.${note}.text`, given)}
              values={{ days: TRIAL_DAYS }}
              parts={PARTS}
            />
          </p>
        </div>
      ))}
    </section>
  )
}

const PARTS = {
  billing: (words: string) => (
    <AnchorLink to="/dashboard/billing" inherit>
      {words}
    </AnchorLink>
  ),
  features: (words: string) => (
    <AnchorLink to="/" hash="features" inherit>
      {words}
    </AnchorLink>
  ),
}
