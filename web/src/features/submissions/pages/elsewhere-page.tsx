import { Box, Button } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import { TimeLeft } from '#web/features/participants/entering/components/time-left.tsx'
import { takeFocus } from '#web/lib/take-focus.ts'
import { isAtWorkBeside } from '../taking/beside.ts'
import type { Left } from '../taking/quiz-page.ts'
import { useLooking } from '../taking/use-looking.ts'

interface ElsewherePageProps {
  lobby: Lobby
  /** Answers of this page that the server does not have. */
  unsentCount: number
  left: Left
  onTakeOver: () => Promise<void>
  /** Whether it still is. */
  onLook: () => Promise<boolean>
}

/** Begun, and open in another window or on another device: one has to say that one goes on here. */
export function ElsewherePage({ lobby, unsentCount, left, onTakeOver, onLook }: ElsewherePageProps) {
  const { t } = useTranslation('taking')
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<Error>()
  const [isBeside, setIsBeside] = useState(false)
  useEffect(() => void isAtWorkBeside(lobby.quizId).then(setIsBeside), [lobby.quizId])
  useLooking(onLook)
  usePageTitle(lobby.title)

  const takeOver = async () => {
    setIsPending(true)
    await onTakeOver().catch(setError)
    setIsPending(false)
  }
  return (
    <EmptyState
      order={1}
      picture={<BlankSheetPicture />}
      title={t('elsewhere.title')}
      titleRef={takeFocus}
      sentence={
        <>
          {t(isBeside ? 'elsewhere.beside' : 'elsewhere.sentence', {
            title: lobby.title,
            name: lobby.creatorName,
          })}
          <Box component="strong" className="tabular" display="block" mt="sm">
            <TimeLeft {...left} />
          </Box>
          {unsentCount > 0 && (
            <Box component="strong" display="block" mt="sm">
              {t('elsewhere.unsent', { count: unsentCount })}
            </Box>
          )}
        </>
      }
      action={
        <>
          <Button size="md" variant={isBeside ? 'default' : 'filled'} loading={isPending} onClick={takeOver}>
            {t('elsewhere.takeOver')}
          </Button>
          {error && (
            <Box component="p" mt="sm" mb={0} c="var(--wrong)" style={{ flexBasis: '100%' }} role="alert">
              {error.message}
            </Box>
          )}
        </>
      }
    />
  )
}
