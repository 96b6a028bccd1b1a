const KEY = 'dismissed-announcement'

/** By its words: another announcement is shown again. */
export function isDismissed(text: string): boolean {
  try {
    return sessionStorage.getItem(KEY) === text
  } catch {
    return false
  }
}

export function dismiss(text: string): void {
  try {
    sessionStorage.setItem(KEY, text)
  } catch {
    // Storage may be forbidden: then it stays away as long as the page.
  }
}
