import { Progress, Title } from '@mantine/core'
import type { Paper } from '@probant/contract/quizzes/paper'
import { useTranslation } from 'react-i18next'
import { clockWords } from './clock-words.ts'
import classes from './paper.module.css'

interface PaperHeadProps {
  paper: Paper
  /** How far one is, in words. */
  words: string
  /** From 0 to 1. */
  share: number
}

/** On top of each page: the title, how far one is, and the time; in a preview the clock stands still. */
export function PaperHead({ paper, words, share }: PaperHeadProps) {
  const { t } = useTranslation('quiz-view')
  return (
    <div className={classes.head}>
      <div className={classes.headRow}>
        <Title order={3} size="h4" lang={paper.language}>
          {paper.title}
        </Title>
        {paper.durationMinutes > 0 && (
          <p className={classes.clock}>
            <span className={classes.clockLabel}>{t('preview.timeLeft')}</span>
            <time dateTime={`PT${paper.durationMinutes}M`}>{clockWords(paper.durationMinutes * 60)}</time>
          </p>
        )}
      </div>
      <Progress value={share * 100} size={6} aria-label={words} />
      <p className={classes.progress}>{words}</p>
    </div>
  )
}
