import { startGoogleSignIn } from '@probant/contract/auth'
import { safeReturnPath } from '@probant/contract/fields'
import { LOGIN_POPUP } from '@probant/contract/limits'
import { visit } from '#web/lib/external-navigation.ts'
import { addressOf } from '#web/lib/http.ts'

const RETURN_KEY = 'google-return-to'
const WINDOW_KEY = 'google-window'

/** Signs in with Google in a window of its own, or in this one where the browser allows no other. */
export function openGoogleSignIn(returnTo: string | undefined): Window | null {
  sessionStorage.setItem(RETURN_KEY, safeReturnPath(returnTo))
  const start = addressOf(startGoogleSignIn)
  const popup = openPopup(start)
  if (!popup) visit(start)
  return popup
}

/** Where the person wanted to go, once they are back from Google in this very window. */
export function takeGoogleReturnPath(): string {
  const path = safeReturnPath(sessionStorage.getItem(RETURN_KEY))
  sessionStorage.removeItem(RETURN_KEY)
  return path
}

export function isGooglePopup(): boolean {
  return sessionStorage.getItem(WINDOW_KEY) === 'popup'
}

/**
 * The new window inherits a copy of this one's session storage, and keeps it on the way through Google, where its
 * name and its opener may get lost.
 */
function openPopup(address: string): Window | null {
  sessionStorage.setItem(WINDOW_KEY, 'popup')
  const popup = window.open(address, 'probant-login', popupFeatures())
  sessionStorage.removeItem(WINDOW_KEY)
  return popup
}

function popupFeatures(): string {
  const { width, height } = LOGIN_POPUP
  const left = Math.max(0, window.screenX + (window.outerWidth - width) / 2)
  const top = Math.max(0, window.screenY + (window.outerHeight - height) / 2)
  return `popup,width=${width},height=${height},left=${Math.round(left)},top=${Math.round(top)}`
}
