import { Skeleton } from '@mantine/core'
import type { Locale } from '@probant/contract/locales'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '#web/components/feedback/load-failure.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { NEW_GENERATION } from '../generation-search.ts'
import { generationQuery, generatorQuery } from '../queries.ts'
import { newRequest, requestOfGeneration } from '../request-values.ts'
import classes from './generation-dialog.module.css'
import { Workplace, type WorkplaceProps } from './workplace.tsx'

export interface DialogOpeningProps extends Omit<WorkplaceProps, 'generator' | 'initialValues' | 'openId'> {
  /** `new`, or the generation whose questions lie on the desk. */
  current: string
  /** What a new request begins with; the language of the page where it is left out. */
  subject?: string
  language?: Locale
}

/** A generation that is come back to brings its request along; from then on the form is the person's. */
export function DialogOpening({ current, subject = '', language, ...props }: DialogOpeningProps) {
  const { t } = useTranslation('generation')
  const locale = useLocale()
  const [openedWith] = useState(current)
  const [request] = useState(() => ({ ...newRequest(language ?? locale), subject }))
  const isNew = openedWith === NEW_GENERATION
  const { data: generator, error, refetch } = useQuery(generatorQuery)
  const earlier = useQuery({ ...generationQuery(openedWith), enabled: !isNew })

  if (error)
    return (
      <div className={classes.loading}>
        <LoadFailure title={t('generator.failed')} error={error} onRetry={() => refetch()} />
      </div>
    )
  if (!generator || (!isNew && earlier.isPending)) return <OpeningSkeleton />
  return (
    <Workplace
      {...props}
      generator={generator}
      initialValues={earlier.data ? requestOfGeneration(earlier.data) : request}
      openId={current === NEW_GENERATION ? undefined : current}
    />
  )
}

function OpeningSkeleton() {
  const { t } = useTranslation()
  return (
    <div className={classes.loading} role="status" aria-label={t('loading')}>
      <Skeleton height={36} />
      <Skeleton height={60} />
      <Skeleton height={180} />
    </div>
  )
}
