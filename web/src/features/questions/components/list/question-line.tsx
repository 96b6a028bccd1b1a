import { Badge } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Line } from '#web/components/data-table/lines.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import classes from './question-row.module.css'

interface QuestionLineProps {
  question: Question
  mark?: ReactNode
  box: ReactNode
  actions: ReactNode
}

/** A question in few words, for a phone; where it comes from is told by its preview. */
export function QuestionLine({ question, mark, box, actions }: QuestionLineProps) {
  const { t } = useTranslation(['questions', 'common'])
  const kindName = useKindName()
  const { titleHtml, language, type, difficulty, subject, quizCount } = question
  const facts = [kindName(type), t(`difficulties.${difficulty}`), subject, t(`common:language.${language}`)]
  return (
    <Line actions={actions}>
      <div className={classes.line}>
        {box}
        <div>
          <RichText html={titleHtml} lang={language} className={classes.title} />
          <div className={classes.second}>{facts.join(' · ')}</div>
          {quizCount > 0 && <Badge mt={4}>{t('list.quizzes', { count: quizCount })}</Badge>}
          {mark}
        </div>
      </div>
    </Line>
  )
}
