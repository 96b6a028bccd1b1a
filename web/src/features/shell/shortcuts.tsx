import { useDisclosure, useHotkeys, useLocalStorage, useWindowEvent } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { lazy, useRef } from 'react'
import { FetchedDialog } from '#web/components/feedback/fetched-dialog.tsx'
import type { Destination } from './destinations.ts'

const ShortcutSheet = lazy(() => import('./shortcut-sheet.tsx'))
const OPEN_EVENT = 'probant:shortcut-sheet'

export function openShortcutSheet(): void {
  dispatchEvent(new Event(OPEN_EVENT))
}

/** The keys that work on every page: `g` and a letter, and `?` for the sheet of all that there are. */
export function Shortcuts({ destinations }: { destinations: readonly Destination[] }) {
  const [isOpen, sheet] = useDisclosure(false)
  const [singleKeys, setSingleKeys] = useSingleKeys()
  useHotkeys(singleKeys ? [['shift+?', sheet.open]] : [])
  useWindowEvent(OPEN_EVENT as keyof WindowEventMap, sheet.open)
  useGoToShortcuts(destinations, singleKeys && !isOpen)
  return (
    <FetchedDialog isOpen={isOpen}>
      {(isOpen) => (
        <ShortcutSheet
          isOpen={isOpen}
          onClose={sheet.close}
          destinations={destinations}
          singleKeys={singleKeys}
          onSingleKeys={setSingleKeys}
        />
      )}
    </FetchedDialog>
  )
}

const SEQUENCE_MS = 1200

function useSingleKeys() {
  return useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false })
}

/** `g`, then a destination's letter. */
function useGoToShortcuts(destinations: readonly Destination[], isEnabled: boolean): void {
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

/** What the key for commands is called on this machine. */
export const MOD_KEY = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'
