import { useEffect } from 'react'
import { focusMainIfLost } from './focus-main.ts'

/** Whatever takes the focus along when it leaves the page hands it to the page's main part. */
export function useFocusAfterLeaving(): void {
  useEffect(() => () => void requestAnimationFrame(focusMainIfLost), [])
}
