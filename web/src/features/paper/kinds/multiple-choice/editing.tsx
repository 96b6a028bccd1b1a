import { Fieldset, Group, Input, Radio, Text, TextInput } from '@mantine/core'
import type { ShapesOf } from '@probant/kinds/kind'
import { LETTERS as ALL } from '@probant/kinds/letters'
import type * as schemas from '@probant/kinds/multiple-choice/schemas'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPress } from '#web/components/form/after-press.ts'
import { dataPathOf } from '#web/components/form/data-path.ts'
import type { EditedKind, FieldsProps } from '../kind.ts'

/** As many as it has answers. */
const LETTERS = ALL.slice(0, 4)

interface Values {
  answers: { text: string }[]
  /** The place of the right answer. */
  correct: string
}

export const multipleChoice: EditedKind<ShapesOf<typeof schemas>, Values> = {
  blank: () => ({ answers: LETTERS.map(() => ({ text: '' })), correct: '' }),
  valuesOf: ({ answers }) => {
    const correct = answers.findIndex(({ isCorrect }) => isCorrect)
    // One that was read from a file may have fewer.
    const missing = LETTERS.slice(answers.length).map(() => ({ text: '' }))
    return {
      answers: [...answers.map(({ text }) => ({ text })), ...missing],
      correct: correct < 0 ? '' : String(correct),
    }
  },
  written: ({ answers, correct }) => ({
    answers: answers.map(({ text }, index) => ({ text, isCorrect: correct === String(index) })),
  }),
  textsIn: ({ answers }) =>
    answers.map(({ text }, index) => ({ field: 'answer', letter: LETTERS[index], text })),
  Fields,
}

const ANSWERS = 'content.answers'

/** Four answers, one of them marked. */
function Fields({ form, errorAt }: FieldsProps<Values>) {
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
      styles={{ legend: { padding: 0, fontWeight: 560 } }}
      aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
    >
      <Text id={`${id}-hint`} c="dimmed" size="xs" mt={2} mb="xs">
        {t('editor.answersHint')}
      </Text>
      {LETTERS.map((letter, index) => {
        const text = form.getInputProps(`${ANSWERS}.${index}.text`)
        return (
          <Group key={letter} align="flex-start" gap="sm" wrap="nowrap" mb="xs">
            <Radio
              mt={9}
              name={id}
              value={String(index)}
              checked={correct === String(index)}
              onChange={() => {
                form.setFieldValue('content.correct', String(index) as never)
                checkTogether(true)
              }}
              aria-label={t('editor.isRight', { letter })}
              data-path={index === 0 ? dataPathOf(form.getInputProps(ANSWERS)) : undefined}
            />
            <TextInput
              {...text}
              flex={1}
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
          </Group>
        )
      })}
      {error && <Input.Error id={`${id}-error`}>{error}</Input.Error>}
    </Fieldset>
  )
}
