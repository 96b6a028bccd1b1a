import { Button, Modal } from '@mantine/core'
import { IconArrowsMaximize, IconCloudOff, IconHourglassEmpty } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useObservable } from '#web/lib/observable.ts'
import type { Work } from '../taking/work.ts'
import classes from './notices.module.css'

/** Calm strips above the paper, each with what there is to do; work goes on below them. */
export function Notices({ work }: { work: Work }) {
  const { t } = useTranslation('taking')
  const { sending, isLocked, isHandInDelayed, isOwner } = useObservable(work.state)
  return (
    <>
      <div className={classes.strips} role="status">
        {isLocked && (
          <Strip
            icon={IconHourglassEmpty}
            words={t(isHandInDelayed ? 'handingIn.delayed' : 'handingIn.now')}
          />
        )}
        {!isLocked && isOwner && sending === 'offline' && <Strip icon={IconCloudOff} words={t('offline')} />}
      </div>
      {work.sitting.requiresFullScreen && !isLocked && <FullScreenStrip />}
      <SignInDialog quizId={work.quizId} isOpen={!isOwner} />
    </>
  )
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

/** The session ended in mid-quiz: one signs in beside it, and goes on here. Nothing is watched meanwhile. */
function SignInDialog({ quizId, isOpen }: { quizId: string; isOpen: boolean }) {
  const { t } = useTranslation('taking')
  return (
    <Modal
      opened={isOpen}
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t('signIn.title')}
    >
      <p className={classes.sentence}>{t('signIn.sentence')}</p>
      <div className={classes.actions}>
        <Button
          component="a"
          href={`/login?returnTo=/quiz/${quizId}`}
          target="_blank"
          rel="noopener"
          data-autofocus
        >
          {t('signIn.logIn')}
        </Button>
        <Button component="a" variant="default" href={`/invitation?quiz=${quizId}`} target="_blank">
          {t('signIn.link')}
        </Button>
      </div>
    </Modal>
  )
}
