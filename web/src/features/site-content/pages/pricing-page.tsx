import { useTranslation } from 'react-i18next'
import { MarkedSentence } from '#web/components/brand/highlighted.tsx'
import { usePageDescription, usePageTitle } from '#web/components/layout/use-page-title.ts'
import { PlanCatalogue, PlanNotes } from '#web/features/plans/components/plan-catalogue.tsx'
import { PublicHeader } from '../components/public-page.tsx'
import classes from './pricing-page.module.css'

export function PricingPage() {
  const { t } = useTranslation('plans')
  usePageTitle(t('title'))
  usePageDescription(t('description'))
  return (
    <>
      <PublicHeader title={<MarkedSentence sentence={t('heading')} />} sentence={t('sentence')} />
      <div className={classes.catalogue}>
        <PlanCatalogue />
        <PlanNotes />
      </div>
    </>
  )
}
