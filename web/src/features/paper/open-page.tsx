import { Button, Progress, Title } from '@mantine/core'
import type { Paper, PaperQuestion } from '@probant/contract/quizzes/paper'
import type { AnyShapes, GivenAnswer } from '@probant/kinds'
import { LETTERS } from '@probant/kinds/letters'
import { withUnbrokenSigns } from '@probant/kinds/text/unbroken-signs'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Tagged } from '#web/components/text/tagged.tsx'
import { clockWords } from '#web/lib/clock.ts'
import { useAnswerKeys } from './answer-keys.ts'
import { type Answers, answeredIn } from './answered.ts'
import type { AnswerProps } from './kinds/kind.ts'
import { takenKind } from './kinds/taking.ts'
import type { Page } from './paging.ts'
import classes from './paper.module.css'
import { QuestionSheet } from './question-sheet.tsx'
import { showSheet } from './show-sheet.ts'
import { useSingleKeys } from './single-keys.ts'

interface OpenPageProps {
  paper: Paper
  page: Page
  answers: Answers
  /** Which ways one can turn; `all` where there is only this page. */
  turns: 'both' | 'forward' | 'all'
  isLast: boolean
  /** Nothing where there is no limit. */
  secondsLeft: number | undefined
  onAnswer: (questionId: string, answer: GivenAnswer | null) => void
  onBack: (() => void) | undefined
  /** Nothing while the paper is covered: a key would turn a page that nobody sees, perhaps for good. */
  onNext: (() => void) | undefined
  /** The rank of its title among the headings around it. */
  rank?: 1 | 3
  /** What only somebody at work has. */
  flagged?: ReadonlySet<string>
  onFlag?: (questionId: string, isFlagged: boolean) => void
  isLocked?: boolean
  /** Below the progress: how it is saved, the way to every question. */
  status?: ReactNode
}

/** A page of the paper as it lies in front of a participant: how far one is, the questions, the way on. */
export function OpenPage({ paper, page, answers, turns, secondsLeft, ...props }: OpenPageProps) {
  const { t } = useTranslation('taking')
  const { isLast, onAnswer, onBack, onNext, rank = 3, flagged, onFlag, isLocked = false, status } = props
  // Nothing is finished twice.
  const onward = isLast && isLocked ? undefined : onNext
  useAnswerKeys({ page, isLocked, answers, onAnswer, turns: turns !== 'all', onBack, onNext: onward })

  const count = paper.questionCount
  const answered = answeredIn(answers)
  const number = page[0]?.questions[0]?.number ?? 1
  const place = turns === 'all' ? undefined : t('paper.progress', { number, count })
  const enter = (questionId: string) => {
    const following = turns === 'all' ? nextOn(page, questionId) : undefined
    if (following) showSheet(following)
    else onward?.()
  }
  return (
    <>
      <PaperHead {...{ paper, rank, secondsLeft, place, answered }}>{status}</PaperHead>
      <div tabIndex={-1} ref={beginToAnswer} className={classes.focused}>
        {page.map(({ title, questions }) => (
          <div key={questions[0]?.questionId} className={classes.part}>
            {title && (
              <Title order={rank === 1 ? 2 : 4} className={classes.sectionTitle} lang={paper.language}>
                {title}
              </Title>
            )}
            {questions.map((question) => (
              <QuestionSheet
                key={question.questionId}
                question={question}
                language={paper.language}
                order={(rank + (title ? 2 : 1)) as HeadingRank}
                answer={(stemId) => (
                  <AnswerField
                    {...{ question, stemId, isLocked }}
                    language={paper.language}
                    answer={answers[question.questionId]}
                    onAnswer={(answer) => onAnswer(question.questionId, answer)}
                    onEnter={() => enter(question.questionId)}
                  />
                )}
                isFlagged={flagged?.has(question.questionId)}
                onFlag={onFlag && ((isFlagged) => onFlag(question.questionId, isFlagged))}
              />
            ))}
          </div>
        ))}
      </div>
      <PaperFoot isLast={isLast} onBack={onBack} onNext={onward}>
        <KeyHints page={page} turns={turns} isLast={isLast} />
      </PaperFoot>
    </>
  )
}

type HeadingRank = 2 | 3 | 4 | 5
/** From then on the clock is marked. */
const SOON_SECONDS = 300

interface AnswerFieldProps extends Omit<AnswerProps<AnyShapes>, 'content' | 'number'> {
  question: PaperQuestion
}

function AnswerField({ question: { content, number }, ...props }: AnswerFieldProps) {
  const { Answer } = takenKind(content)
  return <Answer {...props} content={content} number={number} />
}

/** Whoever opens a page begins to read at its top, by eye or by ear; as a ref. */
export function beginAtTop(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
  const scrolled = element?.closest('[role="dialog"]') ?? document.scrollingElement
  if (element) scrolled?.scrollTo({ top: 0 })
}

/** The same, and a page that asks for a word alone has the cursor in its field; where a keyboard would cover it, one taps first. */
function beginToAnswer(element: HTMLElement | null): void {
  beginAtTop(element)
  if (!matchMedia('(hover: hover) and (pointer: fine)').matches) return
  if (element?.querySelectorAll('[data-question]').length !== 1) return
  element.querySelector<HTMLElement>('[data-question] input[type="text"]')?.focus({ preventScroll: true })
}

/** The question after this one, where both are on the page. */
function nextOn(page: Page, questionId: string): string | undefined {
  const ids = page.flatMap(({ questions }) => questions.map((question) => question.questionId))
  return ids[ids.indexOf(questionId) + 1]
}

interface PaperHeadProps extends Pick<OpenPageProps, 'paper' | 'secondsLeft'> {
  rank: 1 | 3
  children: ReactNode
  /** Which question is open, in words; nothing where all are. */
  place: string | undefined
  answered: number
}

/** On top of each page: the title, how far one is, and the time. */
function PaperHead({ paper, rank, secondsLeft, place, answered, children }: PaperHeadProps) {
  const { t } = useTranslation('taking')
  const total = paper.questionCount
  const words = t('paper.answered', { count: answered, total })
  return (
    <div className={classes.head} data-sticky={rank === 1 || undefined}>
      <div className={classes.headRow}>
        <Title
          order={rank}
          size="h4"
          lang={paper.language}
          className={rank === 1 ? classes.title : undefined}
        >
          {withUnbrokenSigns(paper.title)}
        </Title>
        {secondsLeft !== undefined && (
          <p className={classes.clock} data-soon={secondsLeft <= SOON_SECONDS || undefined}>
            <span className="note">{t('paper.timeLeft')}</span>
            <time dateTime={`PT${secondsLeft}S`}>{clockWords(secondsLeft)}</time>
          </p>
        )}
      </div>
      <Progress value={(answered / total) * 100} size={6} aria-label={words} />
      <div className={classes.headRow}>
        <p className={`note tabular ${classes.progress}`}>
          {place && <span>{place}</span>}
          <span>{words}</span>
        </p>
        {children}
      </div>
    </div>
  )
}

interface PaperFootProps {
  isLast: boolean
  onBack: (() => void) | undefined
  onNext: (() => void) | undefined
  children: ReactNode
}

function PaperFoot({ isLast, onBack, onNext, children }: PaperFootProps) {
  const { t } = useTranslation('taking')
  return (
    <div className={classes.foot}>
      <div className={classes.turn}>
        {onBack && (
          <Button
            size="md"
            variant="default"
            leftSection={<IconArrowLeft size={18} stroke={1.5} aria-hidden="true" />}
            onClick={onBack}
          >
            {t('paper.back')}
          </Button>
        )}
        <Button
          size="md"
          rightSection={!isLast && <IconArrowRight size={18} stroke={1.5} aria-hidden="true" />}
          disabled={!onNext}
          onClick={onNext}
        >
          {isLast ? t('paper.finish') : t('paper.next')}
        </Button>
      </div>
      {children}
    </div>
  )
}

const TURNING = { both: 'keysTurn', forward: 'keysForward' } as const

/** Which keys there are for what is on this page. */
function KeyHints({ page, turns, isLast }: Pick<OpenPageProps, 'page' | 'turns' | 'isLast'>) {
  const { t } = useTranslation('taking')
  const [singleKeys] = useSingleKeys()
  if (!singleKeys) return null
  const questions = page.flatMap((part) => part.questions)
  const most = Math.max(...questions.map(({ content }) => takenKind(content).keys?.count(content) ?? 0))
  const [first] = questions
  const isLine = turns !== 'all' && first !== undefined && takenKind(first.content).isLine
  const keys = { number: Math.min(most, 9), letter: LETTERS[most - 1] }
  const parts = { key: (name: string) => <kbd>{name}</kbd> }
  return (
    <p className={`note ${classes.keys}`}>
      {most > 0 && (
        <Tagged
          sentence={(given) => t(turns === 'all' ? 'paper.keysAll' : 'paper.keysChoose', given)}
          values={keys}
          parts={parts}
        />
      )}
      {isLine && !isLast && <Tagged sentence={t('paper.keysEnter')} parts={parts} />}{' '}
      {turns !== 'all' && !isLine && (
        <span className={classes.turning}>
          <Tagged sentence={t(`paper.${TURNING[turns]}`)} parts={parts} />
        </span>
      )}
    </p>
  )
}
