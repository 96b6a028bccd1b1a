import { createTheme } from '@mantine/core'
import { colors } from './colors.ts'
import { components } from './components.ts'

const FLOATING = 'var(--shadow-float)'

/** An exam paper, a good pen and a highlighter; palette.css holds the colours of both schemes. */
export const theme = createTheme({
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
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.55', lg: '1.4', xl: '1.3' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  // One shadow, for what floats.
  shadows: { xs: FLOATING, sm: FLOATING, md: FLOATING, lg: FLOATING, xl: FLOATING },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components,
})
