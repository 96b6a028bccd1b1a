import type { KeyboardEvent } from 'react'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>

/** What a key means to whoever goes through a pile; with another key held it is the browser's. */
export function deskKey({ key, ctrlKey, metaKey, altKey }: Pressed): -1 | 1 | 'undo' | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'ArrowUp') return -1
  if (key === 'ArrowDown') return 1
  return key.toLowerCase() === 'u' ? 'undo' : undefined
}
