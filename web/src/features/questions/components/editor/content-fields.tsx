import { Fieldset, Group, Input, NumberInput, Radio, Switch, TextInput } from '@mantine/core'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPress } from '#web/components/form/after-press.ts'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { LETTERS } from '../../question-values.ts'
import classes from './content-fields.module.css'
import { MarkdownField } from './markdown-field.tsx'
import { dataPathOf, type FieldsOf } from './use-question-editor.ts'

const FIELDS = {
  multiple_choice: MultipleChoiceFields,
  true_false: TrueFalseFields,
  fill_in: FillInFields,
  open: OpenFields,
}

/** What only this type of question has. */
export function ContentFields({ editor }: { editor: FieldsOf }) {
  const Fields = FIELDS[editor.form.getValues().type]
  return <Fields editor={editor} />
}

const ANSWERS = 'content.answers'

/** Four answers, one of them marked. */
function MultipleChoiceFields({ editor: { form, errorAt } }: { editor: FieldsOf }) {
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
      {LETTERS.map((letter, index) => {
        const text = form.getInputProps(`${ANSWERS}.${index}.text`)
        return (
          <div key={letter} className={classes.answer} data-marked={correct === String(index) || undefined}>
            <Radio
              className={classes.mark}
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

const CHOICES = ['true', 'false'] as const

function TrueFalseFields({ editor: { form } }: { editor: FieldsOf }) {
  const { t } = useTranslation('questions')
  const { value, onChange, error, ...rest } = form.getInputProps('content.isTrue')
  return (
    <Radio.Group label={t('editor.isTrue')} value={value} onChange={onChange} error={error}>
      <Group mt={4} mb={4} gap="lg">
        {CHOICES.map((choice, index) => (
          <Radio
            key={choice}
            value={choice}
            label={t(`editor.${choice}`)}
            data-path={index === 0 ? dataPathOf(rest) : undefined}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}

const ACCEPTED = 'content.accepted'
const ACCEPTED_MAX = 20

function FillInFields({ editor: { form, errorAt } }: { editor: FieldsOf }) {
  const { t } = useTranslation('questions')
  const { language, content } = form.getValues()
  return (
    <>
      <ListEditor
        legend={t('editor.accepted')}
        hint={t('editor.acceptedHint')}
        count={content.accepted.length}
        max={ACCEPTED_MAX}
        nameOf={(index) => t('editor.acceptedOne', { number: index + 1 })}
        add={t('editor.addAccepted')}
        onAdd={() => form.insertListItem(ACCEPTED, '' as never)}
        onRemove={(index) => form.removeListItem(ACCEPTED, index)}
        onMove={(from, to) => form.reorderListItem(ACCEPTED, { from, to })}
        error={errorAt(ACCEPTED) as string | undefined}
        dataPath={dataPathOf(form.getInputProps(ACCEPTED))}
      >
        {(index) => (
          <TextInput
            {...form.getInputProps(`${ACCEPTED}.${index}`)}
            aria-label={t('editor.acceptedOne', { number: index + 1 })}
            lang={language}
          />
        )}
      </ListEditor>
      <Switch
        {...form.getInputProps('content.ignoresAccents', { type: 'checkbox' })}
        label={t('editor.ignoresAccents')}
        description={t('editor.ignoresAccentsHint')}
      />
      <Switch
        {...form.getInputProps('content.spacingCounts', { type: 'checkbox' })}
        label={t('editor.spacingCounts')}
        description={t('editor.spacingCountsHint')}
      />
    </>
  )
}

function OpenFields({ editor: { form } }: { editor: FieldsOf }) {
  const { t } = useTranslation('questions')
  const locale = useLocale()
  return (
    <>
      <NumberInput
        {...form.getInputProps('content.maxScore')}
        label={t('editor.maxScore')}
        description={t('editor.maxScoreHint')}
        decimalSeparator={locale === 'fr' ? ',' : '.'}
        allowedDecimalSeparators={['.', ',']}
        maw={200}
      />
      <MarkdownField
        {...form.getInputProps('content.guidance')}
        label={t('editor.guidance')}
        description={t('editor.guidanceHint')}
        lang={form.getValues().language}
      />
    </>
  )
}
