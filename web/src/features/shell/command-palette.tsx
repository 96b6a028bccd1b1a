import '@mantine/spotlight/styles.layer.css'
import { createSpotlight, Spotlight } from '@mantine/spotlight'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VEIL } from '#web/theme/components.ts'
import classes from './command-palette.module.css'
import type { Destination } from './destinations.ts'
import { usePaletteActions } from './use-palette-actions.tsx'

const [paletteStore, palette] = createSpotlight()

interface CommandPaletteProps {
  destinations: readonly Destination[]
  /** How often it was asked for: it opens each time. From the first time on it hears its keys by itself. */
  asked: number
}

/** Ctrl or Cmd K: the fastest way to anywhere. */
export default function CommandPalette({ destinations, asked }: CommandPaletteProps) {
  const { t } = useTranslation('dashboard')
  const [typed, setTyped] = useState('')
  const groups = usePaletteActions(destinations, typed)
  useEffect(() => {
    if (asked > 0) palette.open()
  }, [asked])
  return (
    <Spotlight
      store={paletteStore}
      actions={groups}
      query={typed}
      onQueryChange={setTyped}
      shortcut="mod + K"
      tagsToIgnore={[]}
      nothingFound={t('navigation.palette.nothing')}
      scrollable
      // Where the list grows and shrinks with what is typed, the field stays in its place.
      centered={false}
      yOffset="12dvh"
      overlayProps={VEIL}
      maxHeight={420}
      classNames={classes}
      attributes={{ content: { 'aria-label': t('navigation.palette.open') } }}
      searchProps={{
        leftSection: <IconSearch size={20} stroke={1.5} aria-hidden="true" />,
        placeholder: t('navigation.palette.placeholder'),
        'aria-label': t('navigation.palette.open'),
      }}
    />
  )
}
