import { localStorageColorSchemeManager, type MantineColorScheme } from '@mantine/core'

/** `auto` follows the system. public/color-scheme.js reads the same key before the first paint. */
export const COLOR_SCHEMES = ['auto', 'light', 'dark'] as const satisfies MantineColorScheme[]

export const colorSchemeManager = localStorageColorSchemeManager({ key: 'color-scheme' })
