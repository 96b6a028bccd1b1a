import { Box, Button, Flex, Text, Title } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { withUnbrokenSigns } from '@probant/kinds/text/unbroken-signs'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { QrCode, type QrCodeProps } from '#web/components/pictures/qr-code.tsx'
import classes from './poster.module.css'
import { typedAddress } from './typed-address.ts'

interface PosterProps {
  quiz: Pick<Quiz, 'title' | 'language'>
  url: string
  /** What to do with it; by a share link, where nothing is said. */
  how?: string
  /** What is typed in large letters, in place of the address. */
  words?: string
  isOpen: boolean
  onClose: () => void
}

/** For a projector, or for the door: one code, one title, one sentence. */
export function Poster({ quiz, url, how, words, isOpen, onClose }: PosterProps) {
  const { t } = useTranslation(['participants', 'common'])
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      fills="always"
      title={t('share.posterTitle')}
      classNames={classes}
    >
      <div className={classes.poster} data-poster>
        <Title order={3} maw="24ch" fz="clamp(26px, 5vmin, 64px)" lh={1.12} lang={quiz.language}>
          {withUnbrokenSigns(quiz.title)}
        </Title>
        <div className={classes.qr}>
          <QrCode text={url} label={t('share.qr', { title: quiz.title })} />
        </div>
        <Text fz="clamp(17px, 2.6vmin, 34px)">{how ?? t('share.how')}</Text>
        {words ? (
          <Text ff="monospace" fz="clamp(44px, 11vmin, 160px)" fw={700} lts="0.04em" lh={1}>
            {words}
          </Text>
        ) : (
          <Text ff="monospace" fz="clamp(13px, 1.6vmin, 20px)" maw="min(100%, 90ch)">
            {typedAddress(url)}
          </Text>
        )}
        <div className={classes.mark}>
          <Wordmark />
        </div>
      </div>
      <Button
        className={classes.print}
        variant="default"
        leftSection={<IconPrinter size={18} stroke={1.5} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {t('share.print')}
      </Button>
    </Dialog>
  )
}

/** A code to scan with what is said of it beside it; in the hand below it. */
export function BesideQrCode({ children, ...code }: QrCodeProps & { children: ReactNode }) {
  return (
    <Flex direction={{ base: 'column', xs: 'row' }} gap="lg" align={{ base: 'center', xs: 'flex-start' }}>
      <Box flex="none" w={{ base: 'min(260px, 80vw)', xs: 208 }} bd="1px solid var(--line)" bdrs="md">
        <QrCode {...code} />
      </Box>
      <Box flex={1} w="100%" miw={0}>
        {children}
      </Box>
    </Flex>
  )
}
