import { useMediaQuery } from '@mantine/hooks'

/** Where five columns would have no room. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(max-width: 62em)', false, { getInitialValueInEffect: false })
}
