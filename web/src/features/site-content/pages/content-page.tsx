import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { PageHeader } from '#web/components/layout/page-header.tsx'
import { ContentForm } from '../components/content-form.tsx'
import { siteContentQuery } from '../queries.ts'

/** Where the administrator says what the landing page shows. */
export function ContentPage() {
  const { t } = useTranslation('admin')
  const { data: content, error, refetch } = useQuery(siteContentQuery)
  return (
    <>
      <PageHeader title={t('content.title')} sentence={t('content.sentence')} />
      {error && !content && (
        <LoadFailure title={t('content.failed')} error={error} onRetry={() => refetch()} />
      )}
      {!error && !content && <Skeleton height={640} radius="lg" />}
      {content && <ContentForm content={content} />}
    </>
  )
}
