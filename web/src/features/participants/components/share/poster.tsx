import { Button, Modal } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import classes from './poster.module.css'
import { QrCode } from './qr-code.tsx'

interface PosterProps {
  quiz: Pick<Quiz, 'title' | 'language'>
  url: string
  isOpen: boolean
  onClose: () => void
}

/** For a projector, or for the door: one code, one title, one sentence. */
export function Poster({ quiz, url, isOpen, onClose }: PosterProps) {
  const { t } = useTranslation(['participants', 'common'])
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      fullScreen
      title={t('share.posterTitle')}
      closeButtonProps={{ 'aria-label': t('common:actions.close') }}
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <div className={classes.poster} data-poster>
        <h3 className={classes.title} lang={quiz.language}>
          {quiz.title}
        </h3>
        <div className={classes.qr}>
          <QrCode text={url} label={t('share.qr', { title: quiz.title })} />
        </div>
        <p className={classes.how}>{t('share.how')}</p>
        <p className={classes.address}>{url.replace(/^https?:\/\//, '')}</p>
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
    </Modal>
  )
}
