import type { MantineThemeComponents } from '@mantine/core'
import { focusMainIfLost } from '#web/lib/focus-main.ts'
import classes from './components.module.css'

/** What a dialog lays over the page. */
export const VEIL = { color: '#12151c', backgroundOpacity: 0.42 }

/** What people write begins on the side on which their script does. */
const ANY_SCRIPT = { attributes: { input: { dir: 'auto' } } }

/** A dialog's head is not the page's, though it is a <header> as well. */
const DIALOG = { header: { role: 'none' } }

/** Mantine gives the focus back to where it came from, this long after closing. */
const FOCUS_RETURN_MS = 10
/** A dialog that a link of another page has opened came from nowhere on this one. */
const focusAfterDialog = () => void setTimeout(focusMainIfLost, 3 * FOCUS_RETURN_MS)

/**
 * How Mantine's parts look here; what only one screen needs stands with that screen. Plain objects instead of
 * `Button.extend(...)`, which would pull every part into the first chunk.
 */
export const components: MantineThemeComponents = {
  Text: { defaultProps: { size: 'sm' } },
  Anchor: { defaultProps: { underline: 'always' }, classNames: { root: classes.anchor } },
  Button: { defaultProps: { size: 'sm', variant: 'filled' }, classNames: { root: classes.button } },
  ActionIcon: { classNames: { root: classes.iconButton } },
  Input: { defaultProps: { size: 'sm' }, classNames: { input: classes.input } },
  TextInput: { defaultProps: ANY_SCRIPT },
  Textarea: { defaultProps: ANY_SCRIPT },
  Autocomplete: { defaultProps: ANY_SCRIPT },
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: { label: classes.label, description: classes.description, error: classes.error },
  },
  Paper: { defaultProps: { radius: 'lg' }, classNames: { root: classes.paper } },
  Card: { defaultProps: { radius: 'lg', withBorder: true, padding: 'lg' } },
  Modal: {
    defaultProps: {
      radius: 'lg',
      centered: true,
      transitionProps: { duration: 160, transition: 'pop' },
      overlayProps: VEIL,
      attributes: DIALOG,
      onExitTransitionEnd: focusAfterDialog,
    },
    classNames: {
      content: classes.floating,
      header: classes.floatingHeader,
      title: classes.floatingTitle,
      body: classes.floatingBody,
    },
  },
  Drawer: {
    defaultProps: {
      transitionProps: { duration: 180 },
      overlayProps: VEIL,
      attributes: DIALOG,
      onExitTransitionEnd: focusAfterDialog,
    },
    classNames: { content: classes.floating, header: classes.floatingHeader, title: classes.floatingTitle },
  },
  Menu: {
    defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 150 } },
    classNames: { item: classes.menuItem },
  },
  Alert: {
    // What has just gone wrong is announced; what merely stands there is not.
    defaultProps: { radius: 'lg', role: 'note' },
    classNames: { body: classes.alertBody },
    vars: (_theme: unknown, { color }: { color?: string }) => ({ root: washed('alert', color) }),
  },
  Badge: {
    defaultProps: { radius: 'sm', variant: 'light' },
    classNames: { root: classes.badge },
    vars: (_theme: unknown, { color }: { color?: string }) => ({ root: washed('badge', color) }),
  },
  SegmentedControl: {
    classNames: { root: classes.segments, indicator: classes.segment, label: classes.segmentLabel },
  },
  Fieldset: { classNames: { root: classes.fieldset, legend: classes.label } },
  Checkbox: { classNames: { input: classes.box } },
  Radio: { classNames: { radio: classes.box } },
  RadioIndicator: { classNames: { indicator: classes.emptyMark } },
  Switch: { classNames: { track: classes.track } },
  // A chosen one is filled, as a button is.
  Chip: {
    vars: () => ({ root: { '--chip-color': 'var(--on-filled)', '--chip-icon-color': 'var(--on-filled)' } }),
  },
  Skeleton: { classNames: { root: classes.skeleton } },
  Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 150 } } },
}

const TONES: Record<string, string> = { red: 'wrong', green: 'right', yellow: 'warning', ink: 'primary' }

/** A wash of the colour with its ink on top; what has no colour is a shade of the paper. */
function washed(part: 'alert' | 'badge', color = '') {
  const tone = TONES[color]
  return {
    [`--${part}-bg`]: tone ? `var(--${tone}-wash)` : 'var(--paper-shade)',
    [`--${part}-color`]: tone ? `var(--${tone})` : 'var(--ink-soft)',
    [`--${part}-bd`]: `1px solid color-mix(in srgb, var(--${tone ?? 'ink-soft'}) 28%, transparent)`,
  }
}
