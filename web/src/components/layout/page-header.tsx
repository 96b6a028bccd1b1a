import { Box, Flex, Group, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { usePageTitle } from './use-page-title.ts'

interface PageHeaderProps {
  title: string
  /** Shown in place of the plain title, where part of it is highlighted. */
  children?: ReactNode
  sentence?: ReactNode
  actions?: ReactNode
  /** Below in any case, where the title comes late: how long it is then would decide on their place. */
  actionsBelow?: boolean
}

export function PageHeader({ title, children, sentence, actions, actionsBelow }: PageHeaderProps) {
  usePageTitle(title)
  return (
    <Flex
      component="header"
      direction={actionsBelow ? 'column' : 'row'}
      align={actionsBelow ? 'flex-start' : 'flex-end'}
      gap={{ base: 'sm', sm: '16px 32px' }}
      justify="space-between"
      wrap="wrap"
      mb={{ base: 20, sm: 'xl' }}
    >
      <div>
        <Title order={1}>{children ?? title}</Title>
        {sentence && (
          <Box component="p" mt={{ base: 4, sm: 8 }} mb={0} maw="60ch" c="dimmed">
            {sentence}
          </Box>
        )}
      </div>
      {actions && (
        <Group gap="sm" align="stretch">
          {actions}
        </Group>
      )}
    </Flex>
  )
}
