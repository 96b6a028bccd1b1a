import { Badge } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePageDescription } from '#web/components/layout/use-page-description.ts'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { Fairness } from '../components/anti-cheat/fairness.tsx'
import classes from '../components/anti-cheat/preparation.module.css'
import { Strikes } from '../components/anti-cheat/strikes.tsx'
import { Verdict } from '../components/anti-cheat/verdict.tsx'
import { Violations } from '../components/anti-cheat/violations.tsx'
import { WarningPicture } from '../components/anti-cheat/warning-picture.tsx'
import { PublicHeader } from '../components/public-header.tsx'

export function AntiCheatPage() {
  const { t } = useTranslation('anti-cheat')
  usePageTitle(t('title'))
  usePageDescription(t('description'))
  return (
    <>
      <PublicHeader title={t('title')} sentence={t('sentence')} picture={<WarningPicture />}>
        <div className={classes.preparation}>
          <Badge color="yellow">{t('soon')}</Badge>
          {t('soonSentence')}
        </div>
      </PublicHeader>
      <Strikes />
      <Violations />
      <Fairness />
      <Verdict />
    </>
  )
}
