import './fonts.css'
import './mantine.css'
import './palette.css'
import './global.css'
import './print.css'
import './reduced-motion.css'
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  MantineProvider,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { colorSchemeManager } from './color-scheme.ts'
import { components } from './components.ts'

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

/** Mantine's own names for what palette.css says. */
const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...MATERIAL, '--mantine-color-default-hover': 'var(--paper-shade)' },
  dark: { ...MATERIAL, ...ON_DARK_PAPER, '--mantine-color-default-hover': 'var(--mantine-color-dark-5)' },
})

const MATERIAL = {
  '--mantine-color-body': 'var(--paper)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--ink-soft)',
  '--mantine-color-placeholder': 'var(--ink-soft)',
  '--mantine-color-error': 'var(--wrong)',
  '--mantine-color-success': 'var(--right)',
  '--mantine-color-anchor': 'var(--primary)',
  // Mantine's own is nearly black, and nearly white in the dark: what deletes would look like anything else.
  '--mantine-color-red-light-color': 'var(--wrong)',
  '--mantine-color-red-light-hover': 'var(--wrong-wash)',
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-control)',
}

/** On dark paper what is pointed at grows lighter, for dark letters stand on it; and an outline keeps its colour. */
const ON_DARK_PAPER = Object.fromEntries(
  ['ink', 'green', 'red', 'yellow'].flatMap((color) => [
    [`--mantine-color-${color}-filled-hover`, `var(--mantine-color-${color}-3)`],
    [`--mantine-color-${color}-outline`, `var(--mantine-color-${color}-4)`],
  ]),
)

/** Ten shades each; light pages use the seventh, dark ones the fifth, which is two lighter. */
const colors = {
  ink: tuple('eef1fd dce2fa bac6f5 a0b1f4 8b9ff2 5470de 2b4acb 233da9 1c3187 142462'),
  green: tuple('edf8f2 cbe8d9 a3d7bd 8ad3ae 6fcb9a 3a9c69 1b7f4b 16693e 115230 0b3a22'),
  red: tuple('fcebe9 f8d3cf f5b8b1 f4a69e f2938a d5584b c0392b a02f24 80251c 5c1a14'),
  yellow: tuple('fdf3dd fae5b6 f3d58e ecc472 e5b45a b67c1f 8f5b0a 774b08 5e3b06 432a04'),
  gray: tuple('fbfaf7 f4f2ec e6e3da d2cfc6 b0b0ae 8b8f99 5b6475 434b5b 2c3444 1a2233'),
  dark: tuple('eef0f4 c9d0db a4adbd 8a94a6 2a313d 222936 1a1f29 12151c 0e1117 080a0e'),
} satisfies Record<string, MantineColorsTuple>

function tuple(shades: string): MantineColorsTuple {
  return shades.split(' ').map((shade) => `#${shade}`) as unknown as MantineColorsTuple
}

const FLOATING = 'var(--shadow-float)'

/** An exam paper, a good pen and a highlighter; palette.css holds the colours of both schemes. */
const theme = createTheme({
  colors,
  primaryColor: 'ink',
  primaryShade: { light: 6, dark: 4 },
  autoContrast: true,
  white: '#ffffff',
  black: '#1a2233',
  fontFamily: 'var(--font-text)',
  fontFamilyMonospace: 'var(--font-code)',
  headings: {
    fontFamily: 'var(--font-heading)',
    fontWeight: '680',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '34px', lineHeight: '1.15' },
      h2: { fontSize: '26px', lineHeight: '1.2' },
      h3: { fontSize: '20px', lineHeight: '1.3' },
      h4: { fontSize: '17px', lineHeight: '1.4' },
      h5: { fontSize: '15px', lineHeight: '1.4' },
      h6: { fontSize: '13px', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '13px', sm: '15px', md: '17px', lg: '20px', xl: '26px' },
  lineHeights: { xs: '1.55', sm: '1.55', md: '1.55', lg: '1.4', xl: '1.3' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  // From the pixel after the one at which the style sheets' `max-width: 48em` ends, so that both change at once.
  breakpoints: { xs: '36.0625em', sm: '48.0625em', md: '62.0625em', lg: '75em', xl: '88em' },
  // One shadow, for what floats.
  shadows: { xs: FLOATING, sm: FLOATING, md: FLOATING, lg: FLOATING, xl: FLOATING },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
})
