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
      const [drawing, tryAgain] = useDrawing()
      return drawing ? <drawing.Answer {...props} /> : <OnItsWay onTryAgain={tryAgain} />
    },
    Given: (props) => {
      const [drawing, tryAgain] = useDrawing()
      return drawing ? <drawing.Given {...props} /> : <OnItsWay onTryAgain={tryAgain} />
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

  /** With a way to try again where that failed. */
  function useDrawing(): [Drawing<S> | undefined, (() => void) | undefined] {
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
    return [held, state === 'failed' ? () => setState('waiting') : undefined]
  }
}

function OnItsWay({ onTryAgain }: { onTryAgain: (() => void) | undefined }) {
  const { t } = useTranslation('common')
  if (!onTryAgain) return <Skeleton height={160} />
  return (
    <div role="alert">
      <Text mb="sm">{t('messages.unreachable')}</Text>
      <Button variant="default" onClick={onTryAgain}>
        {t('actions.retry')}
      </Button>
    </div>
  )
}
