import { ActionIcon, Box, Button, Stack, Text, TextInput } from '@mantine/core'
import { useClipboard, useDisclosure } from '@mantine/hooks'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconCheck, IconCopy, IconMaximize } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BesideQrCode, Poster } from './poster.tsx'

interface ShownAddressProps {
  quiz: Quiz
  url: string
  /** Who comes in by it. */
  sentence: ReactNode
  /** What to do with it, as the poster says it. */
  how?: string
}

/** An address that is open: to copy, to scan, and to show to a room. */
export function ShownAddress({ quiz, url, sentence, how }: ShownAddressProps) {
  const { t } = useTranslation('participants')
  const [isShown, poster] = useDisclosure(false)
  return (
    <>
      <BesideQrCode text={url} label={t('share.qr', { title: quiz.title })}>
        <Stack align="flex-start">
          <Text>{sentence}</Text>
          <Box w="100%">
            <Address url={url} />
          </Box>
          <Button
            variant="default"
            leftSection={<IconMaximize size={18} stroke={1.5} aria-hidden="true" />}
            onClick={poster.open}
          >
            {t('share.showLarge')}
          </Button>
        </Stack>
      </BesideQrCode>
      <Poster quiz={quiz} url={url} how={how} isOpen={isShown} onClose={poster.close} />
    </>
  )
}

/** An address to copy. */
function Address({ url }: { url: string }) {
  const { t } = useTranslation('participants')
  const clipboard = useClipboard({ timeout: 2000 })
  return (
    <TextInput
      label={t('share.address')}
      readOnly
      value={url}
      data-autofocus
      onFocus={(event) => event.currentTarget.select()}
      error={clipboard.error ? t('share.copyFailed') : undefined}
      rightSectionWidth={40}
      rightSection={
        <ActionIcon
          variant="subtle"
          size={32}
          aria-label={t(clipboard.copied ? 'share.copied' : 'share.copy')}
          onClick={() => clipboard.copy(url)}
        >
          {clipboard.copied ? <IconCheck size={18} stroke={2} /> : <IconCopy size={18} stroke={1.5} />}
        </ActionIcon>
      }
    />
  )
}
