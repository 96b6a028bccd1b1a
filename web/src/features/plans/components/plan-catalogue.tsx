import { TRIAL_DAYS } from '@probant/contract/limits'
import type { Plan } from '@probant/contract/plans'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import { PlanCard } from './plan-card.tsx'
import classes from './plan-catalogue.module.css'

const SUGGESTED = 'pro'

export function PlanCatalogue({ plans, isSignedIn }: { plans: readonly Plan[]; isSignedIn: boolean }) {
  return (
    <ul className={classes.plans}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} isSuggested={plan.kind === SUGGESTED} isSignedIn={isSignedIn} />
      ))}
    </ul>
  )
}

const NOTES = ['payment', 'trial', 'counting', 'preparation'] as const

/** What someone who compares plans would ask next. */
export function PlanNotes() {
  const { t } = useTranslation('plans')
  return (
    <section className={classes.notes}>
      <h2 className={classes.heading}>{t('notes.heading')}</h2>
      {NOTES.map((note) => (
        <div key={note}>
          <h3 className={classes.title}>{t(`notes.${note}.title`)}</h3>
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
  billing: (words: string) => <a href="/dashboard/billing">{words}</a>,
  features: (words: string) => <a href="/#features">{words}</a>,
}
