import { ActionIcon, Checkbox, Group, Radio, Switch, TextInput, Tooltip } from '@mantine/core'
import { OPTIONS_MAX } from '@probant/contract/limits'
import { pictureMarkdown } from '@probant/contract/pictures'
import { LETTERS } from '@probant/kinds/letters'
import { IconPhoto } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterPress } from '#web/components/form/after-press.ts'
import { ListEditor } from '#web/components/form/list-editor.tsx'
import type { EditedKind, FieldsProps } from '../kind.ts'
import { listOf } from '../list-of.ts'
import type { Shape } from './ticked.ts'

interface Option {
  text: string
  isCorrect: boolean
}

interface Values {
  options: Option[]
  isSingle: boolean
  partial: boolean
}

const BLANK: Option = { text: '', isCorrect: false }

export const choices: EditedKind<Shape, Values> = {
  blank: () => ({ options: [BLANK, BLANK, BLANK, BLANK], isSingle: false, partial: false }),
  valuesOf: ({ options, isSingle, partial }) => ({
    options: options.map(({ text, isCorrect }) => ({ text, isCorrect })),
    isSingle,
    partial,
  }),
  written: ({ options, isSingle, partial }) => ({ options, isSingle, partial }),
  textsIn: ({ options }) =>
    options.map(({ text }, index) => ({ field: 'answer', letter: LETTERS[index], text })),
  Fields,
}

const OPTIONS = 'content.options'

function Fields({ form, errorAt, PictureDialog }: FieldsProps<Values>) {
  const { t } = useTranslation('questions')
  const name = useId()
  /** The answer that gets a picture. */
  const [pictured, setPictured] = useState<number>()
  const { language, content } = form.getValues()
  const { options, isSingle } = content
  const isFilled = options.every(({ text }) => text.trim() !== '')
  const isMarked = options.some(({ isCorrect }) => isCorrect)
  // What is empty says so itself; that empty answers are alike need not be said.
  const error = isFilled || !isMarked ? (errorAt(OPTIONS) as string | undefined) : undefined

  /** Whether they go together shows once all are there; while one is typed, nothing is held against it. */
  const checkTogether = (isLeft: boolean) =>
    isFilled && isLeft ? afterPress(() => form.validateField(OPTIONS)) : form.clearFieldError(OPTIONS)
  const setOptions = (changed: Option[]) => {
    form.setFieldValue(OPTIONS, changed as never)
    checkTogether(true)
  }
  const mark = (index: number, isCorrect: boolean) =>
    setOptions(
      options.map((option, at) => {
        if (at === index) return { ...option, isCorrect }
        return isSingle ? { ...option, isCorrect: false } : option
      }),
    )
  const choose = (one: boolean) => {
    form.setFieldValue('content.isSingle', one as never)
    // Only one can be right then: the first of those that were.
    const first = options.findIndex(({ isCorrect }) => isCorrect)
    if (one) setOptions(options.map((option, at) => ({ ...option, isCorrect: at === first })))
  }
  const insert = (picture: { id: string; alt: string }) => {
    const path = `${OPTIONS}.${pictured}.text`
    const before = options[pictured ?? -1]?.text.trim()
    // In line with what stands there: an answer is one line.
    form.setFieldValue(path, [before, pictureMarkdown(picture)].filter(Boolean).join(' ') as never)
    form.clearFieldError(path)
    checkTogether(false)
  }
  const close = () => {
    const field = form.getInputNode(`${OPTIONS}.${pictured}.text` as never)
    setPictured(undefined)
    // Once the dialog lets it go.
    requestAnimationFrame(() => field?.focus())
  }
  const Mark = isSingle ? Radio : Checkbox

  return (
    <>
      <Radio.Group
        label={t('editor.choices.how')}
        value={isSingle ? 'one' : 'several'}
        onChange={(value) => choose(value === 'one')}
      >
        <Group mt="xs" gap="lg">
          <Radio value="several" label={t('editor.choices.several')} />
          <Radio value="one" label={t('editor.choices.one')} />
        </Group>
      </Radio.Group>
      <ListEditor
        legend={t('editor.answers')}
        hint={t(isSingle ? 'editor.choices.hintOne' : 'editor.choices.hintSeveral')}
        count={options.length}
        max={OPTIONS_MAX}
        nameOf={(index) => t('editor.answer', { letter: LETTERS[index] })}
        add={t('editor.choices.add')}
        {...listOf({ form, errorAt }, OPTIONS, BLANK)}
        error={error}
      >
        {(index) => {
          const letter = LETTERS[index]
          const text = form.getInputProps(`${OPTIONS}.${index}.text`)
          return (
            <Group align="flex-start" gap="sm" wrap="nowrap">
              <Mark
                mt={9}
                name={name}
                checked={options[index]?.isCorrect ?? false}
                onChange={(event) => mark(index, event.currentTarget.checked)}
                aria-label={t(isSingle ? 'editor.isRight' : 'editor.choices.isRight', { letter })}
              />
              <TextInput
                {...text}
                flex={1}
                aria-label={t('editor.answer', { letter })}
                lang={language}
                leftSection={letter}
                rightSection={
                  <Tooltip label={t('editor.choices.picture', { letter })}>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size={34}
                      aria-label={t('editor.choices.picture', { letter })}
                      onClick={() => setPictured(index)}
                    >
                      <IconPhoto size={18} stroke={1.5} />
                    </ActionIcon>
                  </Tooltip>
                }
                onChange={(event) => {
                  text.onChange(event)
                  checkTogether(false)
                }}
                onBlur={() => {
                  text.onBlur()
                  if (isMarked) checkTogether(true)
                }}
              />
            </Group>
          )
        }}
      </ListEditor>
      <PictureDialog given={pictured === undefined ? undefined : {}} onClose={close} onInsert={insert} />
      {!isSingle && (
        <Switch
          {...form.getInputProps('content.partial', { type: 'checkbox' })}
          label={t('editor.choices.partial')}
          description={t('editor.choices.partialHint')}
        />
      )}
    </>
  )
}
