import { Button } from '@mantine/core'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { withUnbrokenSigns } from '@probant/kinds/text/unbroken-signs'
import { IconPrinter } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Wordmark } from '#web/components/brand/wordmark.tsx'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { qrPathOf } from '../../qr-path.ts'
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
      classNames={{ content: classes.content, header: classes.header, body: classes.body }}
    >
      <div className={classes.poster} data-poster>
        <h3 className={classes.title} lang={quiz.language}>
          {withUnbrokenSigns(quiz.title)}
        </h3>
        <div className={classes.qr}>
          <QrCode text={url} label={t('share.qr', { title: quiz.title })} />
        </div>
        <p className={classes.how}>{how ?? t('share.how')}</p>
        {words ? (
          <p className={classes.words}>{words}</p>
        ) : (
          <p className={classes.address}>{typedAddress(url)}</p>
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

interface QrCodeProps {
  text: string
  /** What it is, for whoever doesn't see it. */
  label: string
}

/** Dark on white in both schemes: that is what scanners know. It is as large as there is room. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrPathOf(text), [text])
  return (
    <svg
      className={classes.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={classes.paper} />
      <path d={path} className={classes.ink} />
    </svg>
  )
}
