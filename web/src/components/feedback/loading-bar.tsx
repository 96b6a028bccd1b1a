import { NavigationProgress, nprogress } from '@mantine/nprogress'
import { LOADING_BAR_THROTTLE_MS } from '@probant/contract/limits'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Shows that a page is on its way, unless it is there almost at once. */
export function LoadingBar() {
  const router = useRouter()

  useEffect(() => {
    let throttle: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(throttle)
      nprogress.complete()
    }
    const unsubscribe = [
      router.subscribe('onBeforeLoad', ({ pathChanged }) => {
        clearTimeout(throttle)
        if (pathChanged) throttle = setTimeout(nprogress.start, LOADING_BAR_THROTTLE_MS)
      }),
      router.subscribe('onResolved', stop),
    ]
    return () => {
      for (const end of unsubscribe) end()
      stop()
    }
  }, [router])

  return <NavigationProgress color="var(--primary)" size={3} aria-hidden />
}
