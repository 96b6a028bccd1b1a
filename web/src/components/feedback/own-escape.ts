import type { KeyboardEvent } from 'react'

/** Escape closes what lies on top: a dialog over this one takes it for itself. */
export function isOwnEscape({
  key,
  target,
  currentTarget,
  nativeEvent,
}: KeyboardEvent<HTMLElement>): boolean {
  return (
    key === 'Escape' &&
    !nativeEvent.isComposing &&
    target instanceof Element &&
    currentTarget.contains(target)
  )
}
