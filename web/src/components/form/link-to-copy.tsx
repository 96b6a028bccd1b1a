import { ActionIcon, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCheck, IconCopy } from '@tabler/icons-react'

interface LinkToCopyProps {
  url: string
  words: Record<'label' | 'copy' | 'copied' | 'copyFailed', string>
}

/** In a dialog: a link to hand over, with the button that copies it. */
export function LinkToCopy({ url, words }: LinkToCopyProps) {
  const clipboard = useClipboard({ timeout: 2000 })
  return (
    <TextInput
      label={words.label}
      readOnly
      value={url}
      onFocus={(event) => event.currentTarget.select()}
      error={clipboard.error ? words.copyFailed : undefined}
      rightSectionWidth={40}
      rightSection={
        <ActionIcon
          variant="subtle"
          size={32}
          data-autofocus
          aria-label={clipboard.copied ? words.copied : words.copy}
          onClick={() => clipboard.copy(url)}
        >
          {clipboard.copied ? <IconCheck size={18} stroke={2} /> : <IconCopy size={18} stroke={1.5} />}
        </ActionIcon>
      }
    />
  )
}
