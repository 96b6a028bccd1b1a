import { useLocalStorage, useWindowEvent } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { Destination } from './destinations.ts'

const SEQUENCE_MS = 1200

export function useSingleKeys() {
  return useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false })
}

/** `g`, then a destination's letter. */
export function useGoToShortcuts(destinations: readonly Destination[], isEnabled: boolean): void {
  const navigate = useNavigate()
  const startedAt = useRef(Number.NEGATIVE_INFINITY)

  useWindowEvent('keydown', (event) => {
    if (!isEnabled || isTyping(event)) return
    const isSecondKey = event.timeStamp - startedAt.current < SEQUENCE_MS
    startedAt.current = event.key === 'g' && !isSecondKey ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (!isSecondKey) return

    const destination = destinations.find(({ letter }) => letter === event.key.toLowerCase())
    if (destination) void navigate({ to: destination.to })
  })
}

function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  const field =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]')
  return Boolean(field)
}
