import { Box, Button, Skeleton, Text } from '@mantine/core'
import { type ErrorComponentProps, useLocation, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { BarePage } from '#web/components/layout/bare-page.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { ButtonLink } from '#web/components/navigation/links.tsx'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { TornSheetPicture } from '#web/components/pictures/torn-sheet-picture.tsx'
import { isPageReloading } from '#web/lib/chunk-reload.ts'
import { useOptionalUser } from '#web/lib/session.ts'

/** The 500 page: whatever broke on the way to a page, or in it. */
export function CrashPage({ error, reset }: ErrorComponentProps) {
  const { t } = useTranslation('common')
  const router = useRouter()
  usePageTitle(t('errors.crash.title'))
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
        title={t('errors.crash.title')}
        sentence={t('errors.crash.hint')}
        action={
          <>
            <Button onClick={retry}>{t('actions.retry')}</Button>
            <Button variant="default" onClick={() => location.reload()}>
              {t('actions.reload')}
            </Button>
          </>
        }
      />
      <Box component="details" maw={480} mx="auto" pb={48} px="md" c="dimmed" fz="xs" ta="center">
        <summary>{t('errors.crash.detail')}</summary>
        <Text
          component="pre"
          className="card breakable"
          mt="sm"
          p="sm"
          ff="monospace"
          ta="start"
          inherit
          style={{ whiteSpace: 'pre-wrap' }}
        >
          {error instanceof Error ? error.message : String(error)}
        </Text>
      </Box>
    </BarePage>
  )
}

export function NotFoundPage() {
  const { t } = useTranslation('common')
  const path = useLocation({ select: (location) => location.pathname })
  const isSignedIn = useOptionalUser() !== undefined
  const title = t('errors.notFound.title', { path })
  usePageTitle(title)
  return (
    <BarePage>
      <EmptyState
        order={1}
        picture={<BlankSheetPicture />}
        title={title}
        sentence={t('errors.notFound.hint')}
        action={
          isSignedIn ? (
            <ButtonLink to="/dashboard">{t('errors.notFound.dashboard')}</ButtonLink>
          ) : (
            <ButtonLink to="/">{t('errors.notFound.home')}</ButtonLink>
          )
        }
      />
    </BarePage>
  )
}

/** The shape of a page whose code or data is still on its way. */
export function PagePending() {
  const { t } = useTranslation()
  return (
    <Box w="100%" maw={760} mx="auto" py={48} px="lg" role="status" aria-label={t('loading')}>
      <Skeleton height={34} width="40%" />
      <Skeleton height={15} width="65%" mt={16} />
      <Skeleton height={160} mt={40} radius="lg" />
    </Box>
  )
}
