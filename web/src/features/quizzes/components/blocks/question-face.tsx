import { Badge } from '@mantine/core'
import { IconLanguage, IconTrash } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { DocumentQuestion } from '../../quiz-document.ts'
import { QuestionStem } from '../question-stem.tsx'
import classes from './block-list.module.css'

interface QuestionFaceProps {
  question: DocumentQuestion
  isForeign: boolean
  isMissing: boolean
}

/** As much of a question as it takes to know it again. */
export const QuestionFace = memo(function QuestionFace({
  question,
  isForeign,
  isMissing,
}: QuestionFaceProps) {
  const { t } = useTranslation(['quiz-form', 'questions'])
  const { type, difficulty, subject, language } = question
  return (
    <div className={classes.face}>
      <QuestionStem question={question} />
      <div className={classes.facts}>
        <Badge>{t(`questions:types.${type}`)}</Badge>
        <Badge>{t(`questions:difficulties.${difficulty}`)}</Badge>
        <span className={classes.subject}>{subject}</span>
      </div>
      {isForeign && (
        <p className={classes.warning}>
          <IconLanguage size={16} stroke={1.5} aria-hidden="true" />
          {t(`blocks.otherLanguage.${language}`)}
        </p>
      )}
      {isMissing && (
        <p className={classes.warning}>
          <IconTrash size={16} stroke={1.5} aria-hidden="true" />
          {t('blocks.missing')}
        </p>
      )}
    </div>
  )
})
