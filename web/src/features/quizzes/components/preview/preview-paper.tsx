import { Button, Group, Title } from '@mantine/core'
import type { QuizOptions } from '@probant/contract/quizzes/form'
import type { Paper } from '@probant/contract/quizzes/paper'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnsweredSheetPicture } from '#web/components/pictures/answered-sheet-picture.tsx'
import { type PaperPage, pagesOf } from './pages-of.ts'
import classes from './paper.module.css'
import { PaperFoot } from './paper-foot.tsx'
import { PaperHead } from './paper-head.tsx'
import { QuestionSheet } from './question-sheet.tsx'
import { StartSheet } from './start-sheet.tsx'
import { beginAtTop, takeFocus } from './take-focus.ts'
import { useAnswerKeys } from './use-answer-keys.ts'

interface PreviewPaperProps {
  paper: Paper
  options: QuizOptions
  onClose: () => void
}

/** One walk through the paper: the start, page by page, and where one would hand in. Answers stay here. */
export function PreviewPaper({ paper, options, onClose }: PreviewPaperProps) {
  const [answers, setAnswers] = useState<Record<string, string>>({})
  // Nothing while the start page is read.
  const [place, setPlace] = useState<number>()
  const pages = pagesOf(paper, options.paging)
  const page = place === undefined ? undefined : pages[place]
  const answered = Object.values(answers).filter((answer) => answer.trim() !== '').length

  if (place === undefined) return <StartSheet paper={paper} options={options} onStart={() => setPlace(0)} />
  if (!page) {
    const restart = () => {
      setAnswers({})
      setPlace(undefined)
    }
    return <EndSheet answered={answered} count={paper.questionCount} onAgain={restart} onClose={onClose} />
  }
  const goes = options.paging === 'all' ? 'all' : options.canGoBack ? 'both' : 'forward'
  return (
    <OpenPage
      key={place}
      {...{ paper, page, answers, answered, goes }}
      isLast={place === pages.length - 1}
      onAnswer={(questionId, answer) => setAnswers((before) => ({ ...before, [questionId]: answer }))}
      onBack={goes === 'both' && place > 0 ? () => setPlace(place - 1) : undefined}
      onNext={() => setPlace(place + 1)}
    />
  )
}

interface OpenPageProps {
  paper: Paper
  page: PaperPage
  answers: Record<string, string>
  answered: number
  goes: 'both' | 'forward' | 'all'
  isLast: boolean
  onAnswer: (questionId: string, answer: string) => void
  onBack: (() => void) | undefined
  onNext: () => void
}

const KEYS = { both: 'keys', forward: 'keysForward', all: 'keysAll' } as const

function OpenPage({ paper, page, answers, answered, goes, isLast, onAnswer, onBack, onNext }: OpenPageProps) {
  const { t } = useTranslation('quiz-view')
  useAnswerKeys({ page, onAnswer, onBack, onNext: goes === 'all' ? undefined : onNext })

  const count = paper.questionCount
  const number = page[0]?.questions[0]?.number ?? 1
  const progress =
    goes === 'all'
      ? { words: t('preview.answered', { count: answered, total: count }), share: answered / count }
      : { words: t('preview.progress', { number, count }), share: number / count }
  return (
    <>
      <PaperHead paper={paper} {...progress} />
      <div tabIndex={-1} ref={beginAtTop} className={classes.focused}>
        {page.map(({ title, questions }) => (
          <div key={questions[0]?.questionId} className={classes.part}>
            {title && (
              <Title order={4} className={classes.sectionTitle} lang={paper.language}>
                {title}
              </Title>
            )}
            {questions.map((question) => (
              <QuestionSheet
                key={question.questionId}
                question={question}
                language={paper.language}
                order={title ? 5 : 4}
                answer={answers[question.questionId]}
                onAnswer={(answer) => onAnswer(question.questionId, answer)}
              />
            ))}
          </div>
        ))}
      </div>
      <PaperFoot keys={KEYS[goes]} isLast={isLast} onBack={onBack} onNext={onNext} />
    </>
  )
}

interface EndSheetProps {
  answered: number
  count: number
  onAgain: () => void
  onClose: () => void
}

/** Where a participant would hand in. */
function EndSheet({ answered, count, onAgain, onClose }: EndSheetProps) {
  const { t } = useTranslation('quiz-view')
  return (
    <div className={classes.end}>
      <AnsweredSheetPicture />
      <Title order={3} size="h2" tabIndex={-1} ref={takeFocus} className={classes.focused}>
        {t('preview.endTitle')}
      </Title>
      <p>{t('preview.endSentence', { answered, count })}</p>
      <Group justify="center" mt="lg">
        <Button variant="default" onClick={onAgain}>
          {t('preview.again')}
        </Button>
        <Button onClick={onClose}>{t('preview.close')}</Button>
      </Group>
    </div>
  )
}
