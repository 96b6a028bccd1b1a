import { useTranslation } from 'react-i18next'
import { MarkedSentence } from '#web/components/brand/highlighted.tsx'
import { PlanCatalogue, PlanNotes } from '#web/features/plans/components/plan-catalogue.tsx'
import { PublicHeader } from '../components/public-page.tsx'
import { useVisit } from '../visit.ts'
import classes from './pricing-page.module.css'

export function PricingPage() {
  const { t } = useTranslation('account')
  const { plans, isSignedIn, site } = useVisit()
  const { takesPayments } = site.privacy
  return (
    <>
      <PublicHeader
        title={<MarkedSentence sentence={t(takesPayments ? 'plans.heading' : 'plans.unpaidHeading')} />}
        sentence={t('plans.sentence')}
      />
      <div className={classes.catalogue}>
        <PlanCatalogue plans={plans} isSignedIn={isSignedIn} areSold={takesPayments} />
        <PlanNotes areSold={takesPayments} />
      </div>
    </>
  )
}
