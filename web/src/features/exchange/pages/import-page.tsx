import { Skeleton } from '@mantine/core'
import type { Import } from '@probant/contract/exchange/import'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { BackLink } from '#web/components/navigation/back-link.tsx'
import { isRefused } from '#web/lib/api-error.ts'
import { ChooseFile } from '../components/importing/choose-file.tsx'
import { ImportDone } from '../components/importing/import-done.tsx'
import { ImportFailure } from '../components/importing/import-failure.tsx'
import { ImportProgress } from '../components/importing/import-progress.tsx'
import type { ImportSearch } from '../import-search.ts'
import { useDropImport } from '../mutations.ts'
import { importQuery } from '../queries.ts'
import { useFileImport } from '../use-file-import.ts'
import { ImportReview, type Taken } from './import-review.tsx'

const route = getRouteApi('/_shell/dashboard/import')

/** From a file of another program to questions in the bank: choose it, look it through, take it in. */
export function ImportPage() {
  const { t } = useTranslation(['exchange', 'questions'])
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [taken, setTaken] = useState<Taken>()
  const go = (next: ImportSearch, replace = false) =>
    void navigate({
      search: next,
      replace,
      resetScroll: next.file !== search.file || next.page !== search.page,
    })
  const fileImport = useFileImport(({ id }: Import) => go({ file: id }))
  const found = useQuery({ ...importQuery(search.file ?? ''), enabled: search.file !== undefined })
  const drop = useDropImport()
  // What was given up is not where the way back leads.
  const again = () => go({}, true)
  return (
    <>
      <BackLink to="/dashboard/questions">{t('questions:title')}</BackLink>
      <PageHeader title={t('import.title')} sentence={t('import.sentence')} />
      {content()}
    </>
  )

  function content() {
    if (!search.file || isRefused(found.error, 'importNotFound'))
      return <ChooseFile fileImport={fileImport} />
    if (found.error)
      return <LoadFailure title={t('import.lost')} error={found.error} onRetry={() => void found.refetch()} />
    if (!found.data) return <Skeleton height={240} radius="lg" aria-hidden="true" />
    const { status } = found.data
    const { id } = found.data
    if (status === 'reading')
      return <ImportProgress found={found.data} onStop={() => drop.mutate(id, { onSuccess: again })} />
    if (status === 'failed') return <ImportFailure found={found.data} onAgain={again} />
    if (status === 'taken') return <ImportDone taken={taken} onAgain={again} />
    return (
      <ImportReview
        key={found.data.id}
        found={found.data}
        search={search}
        onSearch={(change, replace) => go({ ...search, ...change }, replace)}
        fileImport={fileImport}
        onTaken={setTaken}
        onGone={again}
      />
    )
  }
}
