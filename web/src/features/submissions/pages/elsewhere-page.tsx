import { Button } from '@mantine/core'
import type { Lobby } from '@probant/contract/participants/entering'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#web/components/feedback/empty-state.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import { BlankSheetPicture } from '#web/components/pictures/blank-sheet-picture.tsx'
import classes from './notices.module.css'

interface ElsewherePageProps {
  lobby: Lobby
  onTakeOver: () => Promise<void>
}

/** Begun, and open in another window or on another device: one has to say that one goes on here. */
export function ElsewherePage({ lobby, onTakeOver }: ElsewherePageProps) {
  const { t } = useTranslation('taking')
  const [isPending, setIsPending] = useState(false)
  const [error, setError] = useState<Error>()
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
      sentence={t('elsewhere.sentence', { title: lobby.title })}
      action={
        <>
          <Button size="md" loading={isPending} onClick={takeOver}>
            {t('elsewhere.takeOver')}
          </Button>
          {error && (
            <p className={classes.failure} role="alert">
              {error.message}
            </p>
          )}
        </>
      }
    />
  )
}
