import { UnstyledButton } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Destination } from './destinations.ts'
import classes from './palette-button.module.css'
import { MOD_KEY } from './shortcuts.tsx'

const CommandPalette = lazy(() => import('./command-palette.tsx'))

/** The command palette, fetched when it is first asked for. */
export function PaletteButton({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useTranslation('navigation')
  const [asked, setAsked] = useState(0)
  const ask = () => setAsked(asked + 1)
  useHotkeys(asked === 0 ? [['mod+K', ask]] : [], [])
  return (
    <>
      <UnstyledButton className={classes.button} onClick={ask} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={18} stroke={1.5} aria-hidden="true" />
        <span className={classes.buttonLabel}>{t('palette.open')}</span>
        <span className={classes.keys} aria-hidden="true">
          <kbd>{MOD_KEY} K</kbd>
        </span>
      </UnstyledButton>
      {asked > 0 && (
        <Suspense>
          <CommandPalette destinations={destinations} asked={asked} />
        </Suspense>
      )}
    </>
  )
}
