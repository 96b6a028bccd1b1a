import type { CSSVariablesResolver } from '@mantine/core'

/** Mantine's own names for what palette.css says. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: { ...MATERIAL, '--mantine-color-default-hover': 'var(--paper-shade)' },
  dark: { ...MATERIAL, ...LIGHTER_HOVER, '--mantine-color-default-hover': 'var(--mantine-color-dark-5)' },
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
  '--mantine-color-default': 'var(--card)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-control)',
}

/** On dark paper what is pointed at grows lighter: dark letters stand on it. */
const LIGHTER_HOVER = Object.fromEntries(
  ['ink', 'green', 'red', 'yellow'].map((color) => [
    `--mantine-color-${color}-filled-hover`,
    `var(--mantine-color-${color}-3)`,
  ]),
)
