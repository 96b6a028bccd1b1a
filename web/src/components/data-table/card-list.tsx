import { type BoxProps, createPolymorphicComponent, Flex, type FlexProps } from '@mantine/core'
import type { ReactNode } from 'react'

interface CardProps extends BoxProps {
  gap?: FlexProps['gap']
  children?: ReactNode
}

/** Things that there is more to say of than a line, one card under the other. */
export const CardList = createPolymorphicComponent<'ul', CardProps>((props: CardProps) => (
  <Flex component="ul" className="plain" direction="column" gap="sm" {...props} />
))

/** One of them; `choosable` where it can be chosen, and `data-chosen` where it is. */
export const CardRow = createPolymorphicComponent<'li', CardProps>(
  ({ className = '', ...rest }: CardProps) => (
    <Flex component="li" direction="column" p="12px 16px" miw={0} {...rest} className={`card ${className}`} />
  ),
)
