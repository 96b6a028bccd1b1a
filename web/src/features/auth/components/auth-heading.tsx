import { Box, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { HighlightedTitle } from '#web/components/brand/highlighted.tsx'
import { usePageTitle } from '#web/components/layout/use-page-title.ts'
import classes from './auth-heading.module.css'

interface AuthHeadingProps {
  title: string
  highlighted?: string
  /** Above the words. */
  picture?: ReactNode
  children?: ReactNode
}

export function AuthHeading({ title, highlighted = '', picture, children }: AuthHeadingProps) {
  usePageTitle(title)
  return (
    <Box mb={28}>
      {picture && <div className={classes.picture}>{picture}</div>}
      <Title order={1}>{highlighted ? <HighlightedTitle title={title} part={highlighted} /> : title}</Title>
      {children && (
        <Text mt="xs" c="dimmed">
          {children}
        </Text>
      )}
    </Box>
  )
}
