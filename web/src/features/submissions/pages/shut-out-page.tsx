import { Box } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { takeFocus } from '#web/lib/take-focus.ts'

interface ShutOutPageProps {
  lobby: Lobby
  /** Answers of this page that the server does not have. */
  unsentCount: number
}

/** The creator has let them in on another device: nothing that could be pressed here would work. */
export function ShutOutPage({ lobby, unsentCount }: ShutOutPageProps) {
  const { t } = useTranslation('taking')
  usePageTitle(t('shutOut.title'))
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('shutOut.title')}
      titleRef={takeFocus}
      sentence={
        <>
          {t('shutOut.sentence', { title: lobby.title })}
          {unsentCount > 0 && (
            <Box component="strong" display="block" mt="sm">
              {t('shutOut.unsent', { count: unsentCount })}
            </Box>
          )}
        </>
      }
    />
  )
}
