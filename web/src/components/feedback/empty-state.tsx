import { Box, Title } from '@mantine/core'
import type { ReactNode, RefCallback } from 'react'

interface EmptyStateProps {
  /** Made of the product's own shapes; see components/pictures. */
  picture: ReactNode
  title: string
  sentence: ReactNode
  action?: ReactNode
  /** The heading's rank: 1 where the empty state is the whole page. */
  order?: 1 | 2 | 3
  /** Where it takes the place of something one was at work with: the heading then takes the focus. */
  titleRef?: RefCallback<HTMLElement>
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ picture, title, sentence, action, order = 2, titleRef }: EmptyStateProps) {
  return (
    <Box maw={480} mx="auto" py={48} px="md" ta="center" data-empty-state>
      <Box mb="lg" lh={0}>
        {picture}
      </Box>
      <Title order={order} ref={titleRef} tabIndex={titleRef && -1}>
        {title}
      </Title>
      <Box component="p" mt="sm" mb={0} c="dimmed" style={{ textWrap: 'balance' }}>
        {sentence}
      </Box>
      {action && (
        <Box display="flex" mt="lg" style={{ flexWrap: 'wrap', justifyContent: 'center', gap: 12 }}>
          {action}
        </Box>
      )}
    </Box>
  )
}
