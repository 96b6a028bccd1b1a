import type { Locale } from '@probant/contract/locales'
import type { PaperQuestion } from '@probant/contract/quizzes/paper'
import type { GradedAnswer, Mark, MarkedAnswer } from '@probant/contract/submissions/review'
import type { GivenAnswer } from '@probant/contract/submissions/taking'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import type { ChoiceRemark } from '#web/features/paper/choice-remarks.ts'
import { takenKind } from '#web/features/paper/kinds/taking.ts'
import { QuestionSheet } from '#web/features/paper/question-sheet.tsx'
import { type Remark, RemarkLine } from '#web/features/paper/remark.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { isJudged } from '../judged.ts'
import { pointsReached } from '../points-reached.ts'
import classes from './review.module.css'
import type { ReviewWords } from './review-sheet.tsx'

interface ReviewedQuestionProps {
  question: PaperQuestion
  language: Locale
  words: ReviewWords | undefined
  order: 4 | 5
  given: GivenAnswer | undefined
  /** Nothing as long as the right answers may not be seen. */
  marked: Marked | undefined
}

/** Without the right answer, where only what a person gave may be seen. */
export type Marked = GradedAnswer & Partial<MarkedAnswer>

const LOOKS: Record<Mark | ChoiceRemark, Omit<Remark, 'words'>> = {
  yours: { tone: 'plain', icon: 'own' },
  yoursRight: { tone: 'right', icon: 'right' },
  yoursWrong: { tone: 'wrong', icon: 'wrong' },
  right: { tone: 'right', icon: 'right' },
  partly: { tone: 'plain', icon: 'partly' },
  wrong: { tone: 'wrong', icon: 'wrong' },
  unanswered: { tone: 'plain', icon: 'nothing' },
  ungraded: { tone: 'plain', icon: 'waiting' },
  graded: { tone: 'plain', icon: 'own' },
  dropped: { tone: 'plain', icon: 'nothing' },
  given: { tone: 'right', icon: 'right' },
}

/** A question as it was answered, and below what came of it. */
export function ReviewedQuestion(props: ReviewedQuestionProps) {
  const { question, language, words, order, given, marked } = props
  const { t } = useTranslation('taking')
  const { Given } = takenKind(question.content)
  return (
    <QuestionSheet
      question={question}
      language={language}
      order={order}
      answer={(stemId) => (
        <Given
          {...{ stemId, language, given }}
          content={question.content}
          right={marked?.right}
          isJudged={isJudged(marked?.mark)}
          remarkOn={(kind) => ({
            ...LOOKS[kind],
            words: words?.remarks[kind] ?? t(`review.remarks.${kind}`),
          })}
          label={words?.answer ?? t('paper.yourAnswer')}
        />
      )}
    >
      {(marked || !given) && (
        <div className={classes.below}>
          {marked ? <Verdict marked={marked} /> : <MarkLine mark="unanswered" />}
          {marked && <Reasons marked={marked} language={language} />}
        </div>
      )}
    </QuestionSheet>
  )
}

function Verdict({ marked: { mark, earnedPoints, points } }: { marked: Marked }) {
  const { t } = useTranslation('taking')
  const locale = useLocale()
  return (
    <p className={classes.verdict}>
      <MarkLine mark={mark} />
      {earnedPoints !== null && mark !== 'dropped' && (
        <span className={classes.points}>
          {t('review.points', pointsReached(locale, earnedPoints, points))}
        </span>
      )}
    </p>
  )
}

function MarkLine({ mark }: { mark: Mark }) {
  const { t } = useTranslation('taking')
  return <RemarkLine {...LOOKS[mark]} words={t(`review.marks.${mark}`)} />
}

/** What would have been right where nothing stands to be chosen, and why. */
function Reasons({
  marked: { right, explanationHtml, feedback },
  language,
}: {
  marked: Marked
  language: Locale
}) {
  const { t } = useTranslation('taking')
  const accepted = right && takenKind(right).acceptedIn?.(right, language)
  return (
    <>
      {accepted && (
        <p className="reading">
          <span className={`note ${classes.reasonLabel}`}>
            {t('review.accepted', { count: accepted.length })}
          </span>{' '}
          <span lang={language}>{accepted.join(' / ')}</span>
        </p>
      )}
      {feedback && (
        <div className={`reading ${classes.explanation}`}>
          <p className={`note ${classes.reasonLabel}`}>{t('review.feedback')}</p>
          <p className={classes.feedback}>{feedback}</p>
        </div>
      )}
      {explanationHtml && (
        <div className={`reading ${classes.explanation}`}>
          <p className={`note ${classes.reasonLabel}`}>{t('review.explanation')}</p>
          <RichText html={explanationHtml} lang={language} />
        </div>
      )}
    </>
  )
}
