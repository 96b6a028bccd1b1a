import { Badge, Button } from '@mantine/core'
import type { QuestionRevision } from '@probant/contract/questions/history'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { QuestionPaper } from '../paper/question-paper.tsx'
import { shownOf } from '../paper/shown-question.ts'
import classes from './history.module.css'

interface VersionProps {
  version: QuestionRevision
  isCurrent: boolean
  /** Missing where the reader may not edit. */
  onUse?: () => void
}

/** One state of a question; the current one lies open, the others unfold. */
export function Version({ version, isCurrent, onUse }: VersionProps) {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  const { revision, editor, at, question } = version
  const facts = [question.subject, t(`types.${question.type}`), t(`difficulties.${question.difficulty}`)]
  return (
    <li className={classes.version}>
      <details open={isCurrent || undefined}>
        <summary className={classes.head}>
          <span className={classes.number}>{t('history.version', { number: revision })}</span>
          <span className={classes.who}>
            {t('history.by', {
              name: editor ?? t('history.someone'),
              when: formatDateTime(locale, at),
            })}
          </span>
          {isCurrent && <Badge color="ink">{t('history.current')}</Badge>}
        </summary>
        <div className={classes.body}>
          <p className={classes.facts}>{facts.join(' · ')}</p>
          <QuestionPaper question={shownOf(question)} withAnswer />
          {!isCurrent && onUse && (
            <Button mt="md" variant="default" onClick={onUse}>
              {t('history.use')}
            </Button>
          )}
        </div>
      </details>
    </li>
  )
}
