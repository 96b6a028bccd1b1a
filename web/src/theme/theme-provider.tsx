import './fonts.css'
import '@mantine/core/styles.layer.css'
import '@mantine/nprogress/styles.layer.css'
import './palette.css'
import './global.css'
import './reduced-motion.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { colorSchemeManager } from './color-scheme.ts'
import { cssVariablesResolver } from './css-variables.ts'
import { theme } from './theme.ts'

export function ThemeProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      colorSchemeManager={colorSchemeManager}
      cssVariablesResolver={cssVariablesResolver}
    >
      {children}
    </MantineProvider>
  )
}
