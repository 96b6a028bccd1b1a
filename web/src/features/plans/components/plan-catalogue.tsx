import { TRIAL_DAYS } from '@probant/contract/limits'
import type { Plan } from '@probant/contract/plans'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import { PlanCard } from './plan-card.tsx'
import classes from './plan-catalogue.module.css'

const SUGGESTED = 'pro'

interface PlanCatalogueProps {
  plans: readonly Plan[]
  isSignedIn: boolean
  /** False: the administrator assigns them, and nobody is asked for a card. */
  areSold: boolean
}

export function PlanCatalogue({ plans, ...reader }: PlanCatalogueProps) {
  return (
    <ul className={`plain ${classes.plans}`}>
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} isSuggested={plan.kind === SUGGESTED} {...reader} />
      ))}
    </ul>
  )
}

const NOTES_WHERE_SOLD = ['payment', 'trial', 'counting'] as const
const NOTES_ELSEWHERE = ['unpaid', 'counting'] as const

/** What someone who compares plans would ask next. */
export function PlanNotes({ areSold }: Pick<PlanCatalogueProps, 'areSold'>) {
  const { t } = useTranslation('account')
  const parts = {
    billing: (words: string) => <a href="/dashboard/billing">{words}</a>,
  }
  return (
    <section className={classes.notes}>
      <h2>{t('plans.notes.heading')}</h2>
      {(areSold ? NOTES_WHERE_SOLD : NOTES_ELSEWHERE).map((note) => (
        <div key={note}>
          <h3>{t(`plans.notes.${note}.title`)}</h3>
          <p>
            <Tagged
              sentence={(given) => t(`plans.notes.${note}.text`, given)}
              values={{ days: TRIAL_DAYS }}
              parts={parts}
            />
          </p>
        </div>
      ))}
    </section>
  )
}
