import { Button } from '@mantine/core'
import { IconAlertTriangle, IconArrowsMaximize, IconCloudOff, IconHourglassEmpty } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useObservable } from '#web/lib/observable.ts'
import type { Work } from '../taking/work.ts'
import type { WorkState } from '../taking/work-state.ts'
import classes from './notices.module.css'

/** Calm strips above the paper, each with what there is to do; work goes on below them. */
export function Notices({ work }: { work: Work }) {
  const { t } = useTranslation('taking')
  const state = useObservable(work.state)
  const { isLocked, isOwner } = state
  const trouble = troubleOf(state)
  return (
    <>
      <div role="status">
        {isLocked && <Strip icon={IconHourglassEmpty} words={t(`handingIn.${handingIn(state)}`)} />}
        {!isLocked && isOwner && trouble && (
          <Strip icon={state.isKept ? IconCloudOff : IconAlertTriangle} words={t(`trouble.${trouble}`)} />
        )}
      </div>
      {work.sitting.requiresFullScreen && !isLocked && <FullScreenStrip />}
    </>
  )
}

function handingIn({ isOwner, isHandInDelayed }: WorkState) {
  if (!isOwner) return 'signedOut'
  return isHandInDelayed ? 'delayed' : 'now'
}

/** What keeps the answers from being where they are safe: with the server, or at least in this browser. */
function troubleOf({ sending, isKept }: WorkState) {
  const isSent = sending === 'saved' || sending === 'sending'
  if (!isKept) return isSent ? 'notKept' : 'inPageOnly'
  if (!isSent) return sending
}

function Strip({
  icon: Icon,
  words,
  action,
}: {
  icon: typeof IconCloudOff
  words: string
  action?: ReactNode
}) {
  return (
    <div className={classes.strip}>
      <Icon size={20} stroke={1.5} aria-hidden="true" />
      <p>{words}</p>
      {action}
    </div>
  )
}

/** Only a press may fill the screen: whoever comes back after a reload, or has left it, is asked to. */
function FullScreenStrip() {
  const { t } = useTranslation('taking')
  const isFull = useIsFullScreen()
  if (isFull || !document.fullscreenEnabled) return null
  const fill = () => void document.documentElement.requestFullscreen().catch(() => {})
  return (
    <Strip
      icon={IconArrowsMaximize}
      words={t('fullScreen.words')}
      action={
        <Button size="xs" variant="default" onClick={fill}>
          {t('fullScreen.go')}
        </Button>
      }
    />
  )
}

function useIsFullScreen(): boolean {
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  return isFull
}
