import { Fieldset, Input, Radio, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPress } from '#web/components/form/after-press.ts'
import { LETTERS } from '../../question-values.ts'
import classes from './content-fields.module.css'
import { dataPathOf } from './data-path.ts'
import type { FieldsOf } from './use-question-editor.ts'

const ANSWERS = 'content.answers'

/** Four answers, one of them marked. */
export function MultipleChoiceFields({ editor: { form, errorAt } }: { editor: FieldsOf }) {
  const { t } = useTranslation('questions')
  const id = useId()
  const { answers, correct } = form.getValues().content
  const isFilled = answers.every(({ text }) => text.trim() !== '')
  // What is empty says so itself; that empty answers are alike need not be said.
  const error = (isFilled || correct === '') && (errorAt(ANSWERS) as string | undefined)
  /** Whether they are all different shows once all are there; while one is typed, nothing is held against it. */
  const checkTogether = (isLeft: boolean) =>
    isFilled && isLeft ? afterPress(() => form.validateField(ANSWERS)) : form.clearFieldError(ANSWERS)
  return (
    <Fieldset
      legend={t('editor.answers')}
      variant="unstyled"
      classNames={{ legend: classes.legend }}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
    >
      <p id={`${id}-hint`} className={classes.hint}>
        {t('editor.answersHint')}
      </p>
      {LETTERS.map((letter, place) => {
        const text = form.getInputProps(`${ANSWERS}.${place}.text`)
        return (
          <div key={letter} className={classes.answer} data-marked={correct === String(place) || undefined}>
            <Radio
              className={classes.mark}
              name={id}
              value={String(place)}
              checked={correct === String(place)}
              onChange={() => {
                form.setFieldValue('content.correct', String(place) as never)
                checkTogether(true)
              }}
              aria-label={t('editor.isRight', { letter })}
              data-path={place === 0 ? dataPathOf(form.getInputProps(ANSWERS)) : undefined}
            />
            <TextInput
              {...text}
              className={classes.text}
              aria-label={t('editor.answer', { letter })}
              lang={form.getValues().language}
              leftSection={letter}
              onChange={(event) => {
                text.onChange(event)
                checkTogether(false)
              }}
              onBlur={() => {
                text.onBlur()
                if (correct !== '') checkTogether(true)
              }}
            />
          </div>
        )
      })}
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </Fieldset>
  )
}
