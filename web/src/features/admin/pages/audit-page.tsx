import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import type { AuditSearch } from '../admin-search.ts'
import { AuditLog } from '../components/audit/audit-log.tsx'

const route = getRouteApi('/admin/audit')

export function AuditPage() {
  const { t } = useTranslation('admin-audit')
  const search = route.useSearch()
  const navigate = route.useNavigate()

  /** A filter that changes begins at the first page again. */
  const filter = (change: Partial<AuditSearch>) =>
    void navigate({ search: { ...search, page: undefined, ...change }, replace: true, resetScroll: false })

  return (
    <>
      <PageHeader title={t('title')} sentence={t('sentence')} />
      <AuditLog search={search} onFilter={filter} />
    </>
  )
}
