import { Button, Group, Stack, Text } from '@mantine/core'
import { LinkToCopy } from './link-to-copy.tsx'

interface ShownOnceProps {
  secret: string
  words: Record<'once' | 'label' | 'copy' | 'copied' | 'copyFailed' | 'done', string>
  onDone: () => void
}

/** A secret that nobody can look up again: whoever has it in front of them says when they have kept it. */
export function ShownOnce({ secret, words: { once, done, ...words }, onDone }: ShownOnceProps) {
  return (
    <Stack>
      <Text role="status">{once}</Text>
      <LinkToCopy url={secret} words={words} />
      <Group justify="flex-end" mt="sm">
        <Button onClick={onDone}>{done}</Button>
      </Group>
    </Stack>
  )
}
