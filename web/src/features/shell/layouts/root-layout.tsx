import { VisuallyHidden } from '@mantine/core'
import { LOADING_BAR_THROTTLE_MS } from '@probant/contract/limits'
import { Outlet, useRouter } from '@tanstack/react-router'
import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FetchedDialog } from '#web/components/feedback/fetched-dialog.tsx'
import { loadSentences } from '#web/i18n/i18n.ts'
import { settleAsking, useIsAskedAgain } from '#web/lib/asking-again.ts'
import { forgoToaster, useIsToasterWanted, wantToaster } from '#web/lib/toast.ts'
import { useFetched } from '#web/lib/use-fetched.ts'
import { PlainToasts } from './plain-toasts.tsx'
import classes from './root-layout.module.css'

/** What is around every page. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Outlet />
      <RouteAnnouncer />
      <ToasterWhereWanted />
      <PlainToasts />
      <AskedAgain />
    </>
  )
}

/** The first stop of the Tab key: past the menus, to what the page is about. */
function SkipLink() {
  const { t } = useTranslation()
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads to a place on the page, as a link does
    <a className={classes.skip} href="#main" onClick={skip}>
      {t('skipToContent')}
    </a>
  )
}

/** Without a step in the history, with whose entry a page may keep the link that it was opened by. */
function skip(event: MouseEvent): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

/** Shows that a page is on its way, unless it is there almost at once. */
function LoadingBar() {
  const router = useRouter()
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    let throttle: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(throttle)
      setIsShown(false)
    }
    const unsubscribe = [
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        clearTimeout(throttle)
        if (pathChanged) throttle = setTimeout(() => setIsShown(true), LOADING_BAR_THROTTLE_MS)
      }),
      router.subscribe('onResolved', stop),
    ]
    return () => {
      for (const end of unsubscribe) end()
      stop()
    }
  }, [router])

  return <div className={classes.loading} data-shown={isShown || undefined} aria-hidden="true" />
}

/** Tells a screen reader which page one has come to; a full page load would have done so by itself. */
function RouteAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')

  useEffect(
    () =>
      router.subscribe('onRendered', ({ pathChanged }) => {
        if (!pathChanged) return
        // The new page sets its title in an effect of its own, later in this same turn.
        setTimeout(() => setTitle(document.title))
      }),
    [router],
  )

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  )
}

const loadToaster = () => import('../toaster.tsx')

/** Fetched with the first action: by the time it fails there may be no network left to fetch it by. */
function ToasterWhereWanted() {
  const isWanted = useIsToasterWanted()
  const fetched = useFetched({ load: loadToaster, isWanted, onFailed: forgoToaster })
  useEffect(() => {
    const options = { once: true, capture: true }
    for (const action of ACTIONS) addEventListener(action, wantToaster, options)
    return () => {
      for (const action of ACTIONS) removeEventListener(action, wantToaster, options)
    }
  }, [])
  return fetched && <fetched.Toaster />
}

async function loadAskingAgain() {
  const [part] = await Promise.all([
    import('#web/features/second-factor/components/asking-again-dialog.tsx'),
    loadSentences('secondFactor'),
  ])
  return part
}

/** Before something dangerous, from wherever that is done. */
function AskedAgain() {
  return (
    <FetchedDialog
      load={loadAskingAgain}
      isOpen={useIsAskedAgain()}
      onShown={() => settleAsking(true)}
      onClose={() => settleAsking(false)}
    />
  )
}

const ACTIONS = ['pointerdown', 'keydown'] as const
