import { Box, Button, Group, Stack, Text, Title } from '@mantine/core'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import type { Paper } from '@probant/contract/quizzes/paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import { type Answers, answeredIn } from '#web/features/paper/answered.ts'
import { beginAtTop, OpenPage } from '#web/features/paper/open-page.tsx'
import { pagesOf, pagingOf } from '#web/features/paper/paging.ts'
import classes from '#web/features/paper/paper.module.css'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatPercent } from '#web/lib/format.ts'

interface PreviewPaperProps {
  paper: Paper
  options: QuizOptions
  onClose: () => void
}

/** One walk through the paper: the start, page by page, and where one would hand in. Answers stay here. */
export function PreviewPaper({ paper, options, onClose }: PreviewPaperProps) {
  const [answers, setAnswers] = useState<Answers>({})
  // Nothing while the start page is read.
  const [index, setPlace] = useState<number>()
  const pages = pagesOf(paper, options.paging)
  const page = index === undefined ? undefined : pages[index]

  if (index === undefined) return <StartSheet paper={paper} options={options} onStart={() => setPlace(0)} />
  if (!page) {
    const restart = () => {
      setAnswers({})
      setPlace(undefined)
    }
    return (
      <EndSheet
        answered={answeredIn(answers)}
        count={paper.questionCount}
        onAgain={restart}
        onClose={onClose}
      />
    )
  }
  const turns = options.paging === 'all' ? 'all' : options.canGoBack ? 'both' : 'forward'
  return (
    <OpenPage
      key={index}
      {...{ paper, page, answers, turns }}
      isLast={index === pages.length - 1}
      onAnswer={(questionId, answer) => setAnswers((before) => ({ ...before, [questionId]: answer }))}
      onBack={turns === 'both' && index > 0 ? () => setPlace(index - 1) : undefined}
      // The clock stands still.
      secondsLeft={paper.durationMinutes > 0 ? paper.durationMinutes * 60 : undefined}
      onNext={() => setPlace(index + 1)}
    />
  )
}

interface StartSheetProps {
  paper: Paper
  options: QuizOptions
  onStart: () => void
}

/** What a participant reads before the first question: the creator's instructions, then the rules. */
function StartSheet({ paper, options, onStart }: StartSheetProps) {
  const { t } = useTranslation('quiz')
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
        <Box mt="md">
          <RichText html={paper.instructionsHtml} lang={paper.language} className="reading" />
        </Box>
      )}
      <Title order={4} mt="xl">
        {t('rules.heading')}
      </Title>
      <Stack component="ul" gap="xs" mt="sm" mb={0} pl={20} fz="md">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Stack>
      <Button size="md" mt="lg" onClick={onStart} disabled={paper.questionCount === 0}>
        {t('preview.start')}
      </Button>
    </>
  )
}

function useRules({ questionCount, totalPoints, durationMinutes }: Paper, options: QuizOptions): string[] {
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const questions = t('questions', { count: questionCount })
  const points = t('points', { count: totalPoints })
  return [
    t('rules.size', { questions, points }),
    durationMinutes === 0 ? t('rules.time.none') : t('rules.time.limit', { count: durationMinutes }),
    t(`rules.paging.${pagingOf(options)}`),
    ...(options.requiresFullScreen ? [t('rules.fullScreen')] : []),
    t(`rules.antiCheat.${options.antiCheat}`),
    ...(options.scoreShown === 'at_once' && options.answersShown === 'after_finishing'
      ? [t('rules.scoreAndAnswers')]
      : [t(`rules.score.${options.scoreShown}`), t(`rules.answers.${options.answersShown}`)]),
    ...(options.passPercent === null
      ? []
      : [t('rules.passMark', { percent: formatPercent(locale, options.passPercent) })]),
  ]
}

interface EndSheetProps {
  answered: number
  count: number
  onAgain: () => void
  onClose: () => void
}

/** Where a participant would hand in. */
function EndSheet({ answered, count, onAgain, onClose }: EndSheetProps) {
  const { t } = useTranslation('quiz')
  return (
    <Stack align="center" gap={0} pt="lg" ta="center">
      <AnsweredSheetPicture />
      <Title order={3} size="h2" tabIndex={-1} ref={takeFocus} className={classes.focused}>
        {t('preview.endTitle')}
      </Title>
      <Text component="p" c="dimmed" mt="xs">
        {t('preview.endSentence', { answered, count })}
      </Text>
      <Group justify="center" mt="lg">
        <Button variant="default" onClick={onAgain}>
          {t('preview.again')}
        </Button>
        <Button onClick={onClose}>{t('preview.close')}</Button>
      </Group>
    </Stack>
  )
}

/** Whoever is choosing among draws goes on with the arrows; anyone else begins to read at the top. As a ref. */
function takeFocus(element: HTMLElement | null): void {
  if (!(document.activeElement instanceof HTMLInputElement)) beginAtTop(element)
}
