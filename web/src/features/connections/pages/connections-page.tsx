import { useTranslation } from 'react-i18next'
import { PageHeader } from '#web/components/layout/page-header.tsx'

/** What else has a way in or out of this workspace; each kind is a section in a feature of its own. */
export function ConnectionsPage() {
  const { t } = useTranslation('connections')
  return (
    <>
      <PageHeader title={t('page.title')} sentence={t('page.sentence')} />
    </>
  )
}
