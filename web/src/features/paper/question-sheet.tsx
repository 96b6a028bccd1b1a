import { Textarea, TextInput, Title } from '@mantine/core'
import { ANSWER_MAX, OPEN_ANSWER_MAX } from '@probant/contract/limits'
import type { Locale } from '@probant/contract/locales'
import type { PaperQuestion } from '@probant/contract/quizzes/paper'
import { IconFlag } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'
import { wordCount } from '#web/lib/word-count.ts'
import { useSingleKeys } from './answer-keys.ts'
import { LETTERS } from './letters.ts'
import classes from './paper.module.css'
import { type Remark, RemarkLine } from './remark.tsx'

interface QuestionSheetProps {
  question: PaperQuestion
  language: Locale
  /** The rank of its heading, below that of its section. */
  order: 2 | 3 | 4 | 5
  answer: string | undefined
  /** Nothing where it is only read. */
  onAnswer?: (answer: string) => void
  /** Goes on from a field of one line. */
  onEnter?: () => void
  /** What is said of answers to choose from, by their places. */
  remarks?: Record<string, Remark>
  /** What stands above what was written, where it is not read by whoever wrote it. */
  answerLabel?: string | undefined
  /** What stands below the answer. */
  children?: ReactNode
  /** Nothing can be changed any more. */
  isLocked?: boolean
  isFlagged?: boolean | undefined
  /** Where one can come back to it. */
  onFlag?: ((isFlagged: boolean) => void) | undefined
}

/** One question as it lies in front of a participant, and what they answer. */
export function QuestionSheet(props: QuestionSheetProps) {
  const { t } = useTranslation('paper')
  const { question, language, order, isFlagged = false, onFlag } = props
  const stemId = useId()
  return (
    <section className={classes.question} data-question={question.questionId}>
      <div className={classes.questionHead}>
        <Title order={order} className={classes.number}>
          {t('question', { number: question.number })}
        </Title>
        <span className={classes.points}>{t('points', { count: question.points })}</span>
        {onFlag && (
          <button
            type="button"
            className={classes.flag}
            aria-pressed={isFlagged}
            aria-label={t('flagQuestion', { number: question.number })}
            onClick={() => onFlag(!isFlagged)}
          >
            <IconFlag size={18} stroke={1.5} aria-hidden="true" />
            {t(isFlagged ? 'flagged' : 'flag')}
          </button>
        )}
      </div>
      <div id={stemId}>
        <RichText html={question.titleHtml} lang={language} className={classes.stem} />
      </div>
      <AnswerField {...props} stemId={stemId} />
      {props.children}
    </section>
  )
}

function AnswerField({
  question,
  language,
  answer,
  isLocked = false,
  onAnswer,
  onEnter,
  remarks,
  answerLabel,
  stemId,
}: QuestionSheetProps & { stemId: string }) {
  const { t } = useTranslation('paper')
  const { content } = question
  const choice = { labelledBy: stemId, value: answer, isLocked, onChoose: onAnswer, remarks }
  if (content.type === 'multiple_choice') {
    const answers = content.answers.map(({ html }) => <RichText key={html} html={html} lang={language} />)
    return <ChoiceRows {...choice} answers={answers} />
  }
  if (content.type === 'true_false') return <ChoiceRows {...choice} answers={[t('true'), t('false')]} />
  if (!onAnswer)
    return answer === undefined ? null : (
      <WrittenAnswer text={answer} label={answerLabel ?? t('yourAnswer')} />
    )
  const text = {
    size: 'md',
    label: t('yourAnswer'),
    // Where several are on a page, they are told apart by ear too.
    'aria-label': t('yourAnswerTo', { number: question.number }),
    value: answer ?? '',
    readOnly: isLocked,
    onChange: (event: { currentTarget: { value: string } }) => onAnswer(event.currentTarget.value),
  }
  if (content.type === 'fill_in') {
    const goOn = (event: KeyboardEvent<HTMLInputElement>) => {
      // An input method has its own use for it.
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      onEnter?.()
    }
    return (
      // biome-ignore lint/a11y/useSemanticElements: whoever comes into the field hears what is asked
      <div role="group" aria-labelledby={stemId}>
        <TextInput
          {...text}
          type="text"
          maw={420}
          maxLength={ANSWER_MAX}
          autoComplete="off"
          enterKeyHint="next"
          onKeyDown={goOn}
        />
      </div>
    )
  }
  return (
    <>
      <Textarea {...text} autosize minRows={6} maxRows={18} maxLength={OPEN_ANSWER_MAX} />
      <p className={classes.wordCount}>{t('words', { count: wordCount(answer ?? '') })}</p>
    </>
  )
}

/** What somebody wrote, line by line as they did. */
function WrittenAnswer({ text, label }: { text: string; label: string }) {
  const labelId = useId()
  return (
    <div>
      <p id={labelId} className={classes.label}>
        {label}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has fields in it */}
      <div role="group" aria-labelledby={labelId} dir="auto" className={classes.written}>
        {text}
      </div>
    </div>
  )
}

interface ChoiceRowsProps extends Pick<QuestionSheetProps, 'remarks'> {
  labelledBy: string
  answers: ReactNode[]
  /** The place of the chosen one, as text. */
  value: string | undefined
  isLocked: boolean
  onChoose: ((place: string) => void) | undefined
}

/** The answers to choose from: large rows with letters, the whole row to be pressed. */
function ChoiceRows({ labelledBy, answers, value, isLocked, onChoose, remarks }: ChoiceRowsProps) {
  const id = useId()
  const [singleKeys] = useSingleKeys()
  if (!onChoose) return <ReadRows {...{ labelledBy, answers, value, remarks }} />
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={classes.rows}>
      {answers.map((answer, index) => {
        const place = String(index)
        return (
          <div key={place} className={classes.row}>
            <span id={`${id}-letter-${place}`} className={classes.letter}>
              {LETTERS[index]}
            </span>
            <div id={`${id}-text-${place}`} className={classes.text}>
              {answer}
            </div>
            {singleKeys && (
              <span className={classes.hint} aria-hidden="true">
                <kbd>{index + 1}</kbd>
              </span>
            )}
            <input
              type="radio"
              className={classes.radio}
              name={id}
              value={place}
              checked={value === place}
              disabled={isLocked}
              onChange={() => onChoose(place)}
              aria-labelledby={`${id}-letter-${place} ${id}-text-${place}`}
            />
          </div>
        )
      })}
    </div>
  )
}

/** The same where nothing is to be chosen any more: what is said of an answer stands beside it. */
function ReadRows({ labelledBy, answers, value, remarks }: Omit<ChoiceRowsProps, 'onChoose' | 'isLocked'>) {
  return (
    <ul aria-labelledby={labelledBy} className={classes.rows}>
      {answers.map((answer, index) => {
        const place = String(index)
        const remark = remarks?.[place]
        return (
          <li
            key={place}
            className={classes.row}
            data-read={remark?.tone ?? 'plain'}
            data-chosen={value === place || undefined}
          >
            <span className={classes.letter}>{LETTERS[index]}</span>
            <div className={classes.text}>{answer}</div>
            {remark && <RemarkLine {...remark} />}
          </li>
        )
      })}
    </ul>
  )
}
