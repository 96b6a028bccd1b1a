import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import type { ListSearch } from '../admin-search.ts'
import { OrganizationList } from '../components/organizations/organization-list.tsx'

const route = getRouteApi('/admin/organizations')

export function OrganizationsPage() {
  const { t } = useTranslation('admin')
  const search = route.useSearch()
  const navigate = route.useNavigate()

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<ListSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })

  return (
    <>
      <PageHeader title={t('organizations.title')} sentence={t('organizations.sentence')} />
      <OrganizationList search={search} onFilter={filter} />
    </>
  )
}
