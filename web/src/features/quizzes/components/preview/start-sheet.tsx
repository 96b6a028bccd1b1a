import { Button, Title } from '@mantine/core'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import type { Paper } from '@probant/contract/quizzes/paper'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { pagingOf } from '../view/settings-of.ts'
import classes from './paper.module.css'
import { takeFocus } from './take-focus.ts'

interface StartSheetProps {
  paper: Paper
  options: QuizOptions
  onStart: () => void
}

/** What a participant reads before the first question: the creator's instructions, then the rules. */
export function StartSheet({ paper, options, onStart }: StartSheetProps) {
  const { t } = useTranslation('quiz-view')
  const rules = useRules(paper, options)
  return (
    <>
      <Title
        order={3}
        size="h2"
        lang={paper.language}
        tabIndex={-1}
        ref={takeFocus}
        className={classes.focused}
        data-autofocus
      >
        {paper.title}
      </Title>
      {paper.instructionsHtml && (
        <RichText html={paper.instructionsHtml} lang={paper.language} className={classes.instructions} />
      )}
      <Title order={4} mt="xl">
        {t('rules.heading')}
      </Title>
      <ul className={classes.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Button size="md" mt="lg" onClick={onStart} disabled={paper.questionCount === 0}>
        {t('preview.start')}
      </Button>
    </>
  )
}

function useRules({ questionCount, totalPoints, durationMinutes }: Paper, options: QuizOptions): string[] {
  const { t } = useTranslation('quiz-view')
  const questions = t('questions', { count: questionCount })
  const points = t('points', { count: totalPoints })
  return [
    t('rules.size', { questions, points }),
    durationMinutes === 0 ? t('rules.time.none') : t('rules.time.limit', { count: durationMinutes }),
    t(`rules.paging.${pagingOf(options)}`),
    ...(options.requiresFullScreen ? [t('rules.fullScreen')] : []),
    t(`rules.antiCheat.${options.antiCheat}`),
    t(`rules.score.${options.scoreShown}`),
    t(`rules.answers.${options.answersShown}`),
  ]
}
