import { Box, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { SideBySide } from '#web/components/layout/side-by-side.tsx'

interface SectionProps {
  title: string
  sentence?: ReactNode
  children: ReactNode
}

/** A part of a long page: what it is about on the left, what to do on the right. */
export function Section({ title, sentence, children }: SectionProps) {
  const id = useId()
  return (
    <SideBySide
      component="section"
      of="minmax(0, 2fr) minmax(0, 3fr)"
      from="md"
      gap="16px 48px"
      py="xl"
      style={{ borderBlockStart: '1px solid var(--line)' }}
      aria-labelledby={id}
    >
      <div>
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {sentence && (
          <Text maw="40ch" mt={6} c="dimmed">
            {sentence}
          </Text>
        )}
      </div>
      <Box miw={0} maw={520}>
        {children}
      </Box>
    </SideBySide>
  )
}
