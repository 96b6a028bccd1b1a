import { useEffect } from 'react'

/** Whatever takes the focus along when it leaves the page hands it to the page's main part. */
export function useFocusAfterLeaving(): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body)
          document.getElementById('main')?.focus({ preventScroll: true })
      })
    },
    [],
  )
}
