/** Ctrl or Cmd with that letter. Where the keyboard writes no Latin letters, browsers go by the place of the key. */
export function isShortcut({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent, letter: string): boolean {
  if ((!ctrlKey && !metaKey) || altKey) return false
  const typed = key.toLowerCase()
  return /^[a-z]$/.test(typed) ? typed === letter : code === `Key${letter.toUpperCase()}`
}

/** Does what is typed go into a field? */
export function isWriting(target: EventTarget | null): boolean {
  return Boolean((target as Partial<Element> | null)?.closest?.(FIELDS))
}

const FIELDS = 'textarea, input:not([type="radio"], [type="checkbox"])'
