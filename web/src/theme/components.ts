import type { MantineThemeComponents } from '@mantine/core'
import classes from './components.module.css'

/**
 * How Mantine's parts look here; what only one screen needs stands with that screen. Plain objects instead of
 * `Button.extend(...)`, which would pull every part into the first chunk.
 */
export const components: MantineThemeComponents = {
  Text: { defaultProps: { size: 'sm' } },
  Anchor: { defaultProps: { underline: 'always' }, classNames: { root: classes.anchor } },
  Button: { defaultProps: { size: 'sm', variant: 'filled' }, classNames: { root: classes.button } },
  Input: { defaultProps: { size: 'sm' }, classNames: { input: classes.input } },
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: { label: classes.label, description: classes.description, error: classes.error },
  },
  Paper: { defaultProps: { radius: 'lg' }, classNames: { root: classes.paper } },
  Card: { defaultProps: { radius: 'lg', withBorder: true, padding: 'lg' } },
  Modal: {
    defaultProps: { radius: 'lg', centered: true, transitionProps: { duration: 160, transition: 'pop' } },
    classNames: { content: classes.floating, header: classes.floatingHeader, title: classes.floatingTitle },
  },
  Drawer: {
    classNames: { content: classes.floating, header: classes.floatingHeader, title: classes.floatingTitle },
  },
  Menu: {
    defaultProps: { shadow: 'md', radius: 'lg', transitionProps: { duration: 150 } },
    classNames: { dropdown: classes.menu, item: classes.menuItem, label: classes.menuLabel },
  },
  Alert: { defaultProps: { radius: 'lg' }, classNames: { root: classes.alert } },
  Badge: { defaultProps: { radius: 'sm', variant: 'light' }, classNames: { root: classes.badge } },
  SegmentedControl: {
    classNames: { root: classes.segments, indicator: classes.segment, label: classes.segmentLabel },
  },
  Skeleton: { classNames: { root: classes.skeleton } },
  Tooltip: { defaultProps: { openDelay: 300, transitionProps: { duration: 150 } } },
}
