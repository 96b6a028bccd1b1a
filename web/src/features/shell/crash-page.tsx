import { Button } from '@mantine/core'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BarePage } from '#web/components/layout/bare-page.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { TornSheetPicture } from '#web/components/pictures/torn-sheet-picture.tsx'
import { isPageReloading } from '#web/lib/chunk-reload.ts'
import classes from './crash-page.module.css'

/** The 500 page: whatever broke on the way to a page, or in it. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation(['errors', 'common'])
  const router = useRouter()
  usePageTitle(t('crash.title'))
  if (isPageReloading()) return null

  const retry = () => {
    reset()
    void router.invalidate()
  }
  return (
    <BarePage>
      <EmptyState
        order={1}
        picture={<TornSheetPicture />}
        title={t('crash.title')}
        sentence={t('crash.hint')}
        action={
          <>
            <Button onClick={retry}>{t('common:actions.retry')}</Button>
            <Button variant="default" onClick={() => location.reload()}>
              {t('common:actions.reload')}
            </Button>
          </>
        }
      />
      <details className={classes.detail}>
        <summary>{t('crash.detail')}</summary>
        <pre>{error instanceof Error ? error.message : String(error)}</pre>
      </details>
    </BarePage>
  )
}
