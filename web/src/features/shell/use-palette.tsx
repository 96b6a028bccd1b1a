import { useHotkeys } from '@mantine/hooks'
import { type ReactNode, useState } from 'react'
import { tellMissingPart } from '#web/lib/missing-part.ts'
import { useFetched } from '#web/lib/use-fetched.ts'
import type { Destination } from './destinations.ts'

const load = () => import('./command-palette.tsx')

interface Palette {
  open: () => void
  /** Nothing to be seen before it is open. */
  palette: ReactNode
}

/** The command palette, fetched when it is first asked for. */
export function usePalette(destinations: readonly Destination[]): Palette {
  const [asked, setAsked] = useState(0)
  const open = () => setAsked(asked + 1)
  const onFailed = () => {
    void tellMissingPart()
    setAsked(0)
  }
  const CommandPalette = useFetched({ load, isWanted: asked > 0, onFailed })?.default
  useHotkeys(asked === 0 ? [['mod+K', open]] : [], [])
  return { open, palette: CommandPalette && <CommandPalette destinations={destinations} asked={asked} /> }
}
