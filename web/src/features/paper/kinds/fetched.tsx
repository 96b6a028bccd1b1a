import { Button, Skeleton, Text } from '@mantine/core'
import type { Shapes } from '@probant/kinds'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TakenKind } from './kind.ts'

type Drawing<S extends Shapes> = Pick<TakenKind<S>, 'Answer' | 'Given'>

/**
 * What draws a kind that few papers ask, as a file of its own: the page of a quiz stays small for all others. It is
 * fetched as soon as a paper is there (`fetchDrawings`), and the page's worker keeps it for a reload without network.
 */
export function fetched<S extends Shapes>(
  load: () => Promise<Drawing<S>>,
): Drawing<S> & Required<Pick<TakenKind<S>, 'fetch'>> {
  let held: Drawing<S> | undefined
  let loading: Promise<void> | undefined

  return {
    fetch,
    Answer: (props) => {
      const { drawing, hasFailed } = useDrawing()
      return drawing ? <drawing.Answer {...props} /> : <OnItsWay hasFailed={hasFailed} />
    },
    Given: (props) => {
      const { drawing, hasFailed } = useDrawing()
      return drawing ? <drawing.Given {...props} /> : <OnItsWay hasFailed={hasFailed} />
    },
  }

  function fetch(): Promise<void> {
    loading ??= load().then(
      (drawing) => {
        held = drawing
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function useDrawing() {
    const [state, setState] = useState<'waiting' | 'failed' | 'here'>(held ? 'here' : 'waiting')
    useEffect(() => {
      if (state !== 'waiting') return
      let isGone = false
      fetch().then(
        () => isGone || setState('here'),
        () => isGone || setState('failed'),
      )
      return () => {
        isGone = true
      }
    }, [state])
    return { drawing: held, hasFailed: state === 'failed' }
  }
}

/** Some browsers never ask again for a module that could not be fetched, so it takes a reload; what was answered is kept. */
function OnItsWay({ hasFailed }: { hasFailed: boolean }) {
  const { t } = useTranslation('common')
  if (!hasFailed) return <Skeleton height={160} />
  return (
    <div role="alert">
      <Text mb="sm">{t('messages.unreachable')}</Text>
      <Button variant="default" onClick={() => location.reload()}>
        {t('actions.reload')}
      </Button>
    </div>
  )
}
