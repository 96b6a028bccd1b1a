import { Textarea, TextInput } from '@mantine/core'
import { wordingSchema } from '@probant/contract/quizzes/wording'
import { movesAnswers, type Wording } from '@probant/contract/quizzes/wording-changes'
import { LETTERS } from '@probant/kinds/letters'
import { useTranslation } from 'react-i18next'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'

/** By field, the name of the sentence that says what is wrong: `title`, `answers.2`, `answers`. */
export type WordingFlaws = Record<string, string>

/** The contract's own rules, before anything is sent. */
export function wordingFlaws(before: Wording, wording: Wording): WordingFlaws {
  const { error } = wordingSchema.safeParse(wording)
  const flaws = error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []
  if (flaws.length === 0 && movesAnswers(before, wording)) return { answers: 'answersMoved' }
  return Object.fromEntries(flaws)
}

export interface WordingFieldsProps {
  wording: Wording
  flaws: WordingFlaws
  onChange: (wording: Wording) => void
}

interface QuestionFieldsProps extends WordingFieldsProps {
  lang: string
  /** There is one text only. */
  isOfInstructions?: boolean
}

/** What can be worded otherwise: neither what is right, nor how many answers there are. */
export function QuestionFields(props: QuestionFieldsProps) {
  const { wording, flaws, onChange, lang, isOfInstructions = false } = props
  const { t } = useTranslation('quiz')
  const locale = useLocale()
  const errorOf = (field: string) => flaws[field] && fieldSentence(locale, flaws[field])
  const shared = { lang, dir: 'auto', autosize: true, minRows: 2, maxRows: 12 } as const
  return (
    <>
      <Textarea
        {...shared}
        label={t(isOfInstructions ? 'changes.parts.instructions' : 'changes.parts.title')}
        value={wording.title}
        error={errorOf('title')}
        onChange={(event) => onChange({ ...wording, title: event.currentTarget.value })}
        data-autofocus
      />
      {wording.answers.map((text, index) => (
        <TextInput
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place, which it keeps
          key={index}
          lang={lang}
          dir="auto"
          label={t('changes.parts.answer', { letter: LETTERS[index] })}
          value={text}
          error={errorOf(`answers.${index}`) ?? (index === 0 && errorOf('answers'))}
          onChange={(event) =>
            onChange({ ...wording, answers: wording.answers.with(index, event.currentTarget.value) })
          }
        />
      ))}
      {!isOfInstructions && (
        <Textarea
          {...shared}
          label={t('changes.parts.explanation')}
          value={wording.explanation}
          error={errorOf('explanation')}
          onChange={(event) => onChange({ ...wording, explanation: event.currentTarget.value })}
        />
      )}
    </>
  )
}
