import {
  Box,
  type BoxProps,
  createPolymorphicComponent,
  getSpacing,
  type MantineSpacing,
} from '@mantine/core'
import type { CSSProperties, ReactNode } from 'react'
import classes from './side-by-side.module.css'

export interface SideBySideProps extends BoxProps {
  /** As in `grid-template-columns`. */
  of: string
  gap?: MantineSpacing
  align?: CSSProperties['alignItems']
  /** From which width on there are several: below, one stands under the other. */
  from?: 'xs' | 'sm' | 'md' | 'lg'
  children?: ReactNode
}

/** Parts of a page side by side, each as wide as it should be. */
export const SideBySide = createPolymorphicComponent<'div', SideBySideProps>((props: SideBySideProps) => {
  const { of, gap = 'md', align, from, className = '', style, ...rest } = props
  const look = { '--columns': of, gap: getSpacing(gap), alignItems: align }
  return <Box {...rest} mod={{ from }} className={`${classes.columns} ${className}`} style={[look, style]} />
})
