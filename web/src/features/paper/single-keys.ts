import { useLocalStorage } from '@mantine/hooks'

/** The choice made in the sheet of shortcuts, for those who dictate or press by accident. */
export function useSingleKeys() {
  return useLocalStorage({ key: 'single-keys', defaultValue: true, getInitialValueInEffect: false })
}
