import { Badge, Button, Checkbox } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QuestionPaper } from '#web/features/questions/components/paper/question-paper.tsx'
import { shownOf } from '#web/features/questions/components/paper/shown-question.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { QuestionStem } from '../components/question-stem.tsx'
import classes from './question-picker.module.css'

interface PickerRowProps {
  question: Question
  isTaken: boolean
  isPicked: boolean
  isFull: boolean
  onToggle: () => void
}

/** One question to be chosen; the whole line is its label, and below it unfolds as participants would see it. */
export function PickerRow({ question, isTaken, isPicked, isFull, onToggle }: PickerRowProps) {
  const { t } = useTranslation(['quiz-form', 'questions'])
  const [isUnfolded, setIsUnfolded] = useState(false)
  const id = useId()
  const title = shortTitle(question.title)
  return (
    <li className={classes.row} data-picked={isPicked || undefined} data-taken={isTaken || undefined}>
      <div className={classes.line}>
        <Checkbox
          id={id}
          className={classes.box}
          aria-label={t('picker.select', { title })}
          checked={isPicked || isTaken}
          disabled={isTaken || (isFull && !isPicked)}
          onChange={onToggle}
        />
        <label htmlFor={id} className={classes.face}>
          <QuestionStem question={question} />
          <span className={classes.facts}>
            {isTaken && <Badge color="ink">{t('picker.taken')}</Badge>}
            <Badge>{t(`questions:types.${question.type}`)}</Badge>
            <Badge>{t(`questions:difficulties.${question.difficulty}`)}</Badge>
            <span className={classes.subject}>{question.subject}</span>
          </span>
        </label>
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          className={classes.unfold}
          aria-label={t('picker.previewOf', { title })}
          aria-expanded={isUnfolded}
          rightSection={
            <IconChevronDown size={16} stroke={1.5} className={classes.chevron} aria-hidden="true" />
          }
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          {t('picker.preview')}
        </Button>
      </div>
      {isUnfolded && (
        <div className={classes.paper}>
          <QuestionPaper question={shownOf(question)} withAnswer />
        </div>
      )}
    </li>
  )
}
