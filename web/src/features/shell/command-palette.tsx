import '@mantine/spotlight/styles.layer.css'
import { UnstyledButton } from '@mantine/core'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VEIL } from '#web/theme/components.ts'
import classes from './command-palette.module.css'
import type { Destination } from './destinations.ts'
import { MOD_KEY } from './shortcut-sheet.tsx'
import { usePaletteActions } from './use-palette-actions.tsx'

const [paletteStore, palette] = createSpotlight()

/** Ctrl or Cmd K: the fastest way to anywhere. */
export function CommandPalette({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useTranslation('navigation')
  const [typed, setTyped] = useState('')
  const groups = usePaletteActions(destinations, typed)
  return (
    <Spotlight
      store={paletteStore}
      actions={groups}
      query={typed}
      onQueryChange={setTyped}
      shortcut="mod + K"
      tagsToIgnore={[]}
      nothingFound={t('palette.nothing')}
      scrollable
      // Where the list grows and shrinks with what is typed, the field stays in its place.
      centered={false}
      yOffset="12dvh"
      overlayProps={VEIL}
      maxHeight={420}
      classNames={classes}
      attributes={{ content: { 'aria-label': t('palette.open') } }}
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.5} aria-hidden="true" />,
        placeholder: t('palette.placeholder'),
        'aria-label': t('palette.open'),
      }}
    />
  )
}

export function PaletteButton() {
  const { t } = useTranslation('navigation')
  return (
    <UnstyledButton className={classes.button} onClick={palette.open} aria-keyshortcuts="Control+K Meta+K">
      <IconSearch size={18} stroke={1.5} aria-hidden="true" />
      <span className={classes.buttonLabel}>{t('palette.open')}</span>
      <span className={classes.keys} aria-hidden="true">
        <kbd>{MOD_KEY} K</kbd>
      </span>
    </UnstyledButton>
  )
}
