import { Box, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { MOD_KEY } from '#web/lib/mod-key.ts'
import type { Destination } from './destinations.ts'
import classes from './palette-button.module.css'
import { usePalette } from './use-palette.tsx'

export function PaletteButton({ destinations }: { destinations: readonly Destination[] }) {
  const { t } = useTranslation('dashboard')
  const { open, palette } = usePalette(destinations)
  return (
    <>
      <UnstyledButton className={classes.button} onClick={open} aria-keyshortcuts="Control+K Meta+K">
        <IconSearch size={18} stroke={1.5} aria-hidden="true" />
        <Box component="span" className={classes.words} flex={1} ta="start">
          {t('navigation.palette.open')}
        </Box>
        <Box component="span" className="of-keys" visibleFrom="md" aria-hidden="true">
          <Box component="kbd" c="dimmed">
            {MOD_KEY} K
          </Box>
        </Box>
      </UnstyledButton>
      {palette}
    </>
  )
}
