import { Box, Checkbox, Flex, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './selection-bar.module.css'

interface SelectionBarProps {
  /** What is done here, for whoever hears it. */
  label: string
  page: {
    label: string
    state: 'none' | 'some' | 'all'
    onToggle: () => void
  }
  /** How many are chosen; nothing where none is. */
  count: string | undefined
  /** What can be done with them. */
  children: ReactNode
  /** What can be done while none is chosen. */
  idle?: ReactNode
}

/** Over a list: chooses a whole page, and offers what can be done with all that is chosen. */
export function SelectionBar({ label, page, count, children, idle }: SelectionBarProps) {
  return (
    <Flex
      component="fieldset"
      className={classes.bar}
      gap="8px 16px"
      align="center"
      wrap="wrap"
      miw={0}
      m={0}
      py={11}
      px="md"
      bd="1px solid var(--line)"
      data-active={count !== undefined || undefined}
    >
      <legend className="unseen">{label}</legend>
      <Checkbox
        label={page.label}
        checked={page.state === 'all'}
        indeterminate={page.state === 'some'}
        onChange={page.onToggle}
      />
      <Box role="status" component="span" className="filled tabular" fw={560}>
        {count}
      </Box>
      {count !== undefined && (
        <Group gap="xs" align="stretch">
          {children}
        </Group>
      )}
      {count === undefined && idle && <Box ms="auto">{idle}</Box>}
    </Flex>
  )
}
