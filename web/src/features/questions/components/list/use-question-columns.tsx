import { Badge, Checkbox } from '@mantine/core'
import type { Question } from '@probant/contract/questions/question'
import { PERSONAL } from '@probant/contract/workspaces'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '#web/components/data-table/data-table.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useKindName } from '#web/i18n/use-kind-name.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatAgo, formatDateTime } from '#web/lib/format.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import { useWorkspaceRef } from '#web/lib/workspace.ts'
import { isChosen, isFull, type Selection, toggled } from '../../selection.ts'
import { useSourceWords } from '../paper/question-source.tsx'
import classes from './question-row.module.css'

interface Choosing {
  selection: Selection
  onSelect: (selection: Selection) => void
}

/** By which a question is chosen, together with others. */
export function QuestionBox({ question, selection, onSelect }: Choosing & { question: Question }) {
  const { t } = useTranslation('questions')
  return (
    <Checkbox
      aria-label={t('list.selectOne', { title: shortTitle(question.title) })}
      checked={isChosen(selection, question.id)}
      disabled={isFull(selection) && !isChosen(selection, question.id)}
      onChange={() => onSelect(toggled(selection, question))}
    />
  )
}

interface Columns extends Choosing {
  mark?: (question: Question) => ReactNode
}

export function useQuestionColumns({ selection, onSelect, mark }: Columns): Column<Question>[] {
  const { t } = useTranslation(['questions', 'common'])
  const kindName = useKindName()
  const locale = useLocale()
  const wordsFor = useSourceWords()
  // Alone, one knows who wrote it.
  const isShared = useWorkspaceRef() !== PERSONAL
  return [
    {
      key: 'select',
      header: t('list.select'),
      cell: (question) => <QuestionBox question={question} selection={selection} onSelect={onSelect} />,
    },
    {
      key: 'question',
      header: t('list.question'),
      cell: (question) => (
        <>
          <RichText html={question.titleHtml} lang={question.language} className={classes.title} />
          {question.quizCount > 0 && <Badge>{t('list.quizzes', { count: question.quizCount })}</Badge>}
          {mark?.(question)}
        </>
      ),
    },
    {
      key: 'type',
      header: t('list.type'),
      cell: ({ type, difficulty }) => (
        <div className={classes.kind}>
          {kindName(type)}
          <div className={classes.second}>{t(`difficulties.${difficulty}`)}</div>
        </div>
      ),
    },
    {
      key: 'subject',
      header: t('list.subject'),
      cell: ({ subject, language }) => (
        <div className={classes.words}>
          {subject}
          <div className={classes.second}>{t(`common:language.${language}`)}</div>
        </div>
      ),
    },
    {
      key: 'origin',
      header: t('list.origin'),
      cell: (question) => (
        <div className={classes.origin}>
          {question.creator && isShared
            ? t('source.by', { source: wordsFor(question), name: question.creator.name })
            : wordsFor(question)}
          <div className={classes.second}>
            <time dateTime={question.createdAt} title={formatDateTime(locale, question.createdAt)}>
              {formatAgo(locale, question.createdAt)}
            </time>
          </div>
        </div>
      ),
    },
  ]
}
