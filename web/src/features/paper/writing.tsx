import type { Shapes } from '@probant/kinds'
import { type ComponentType, type KeyboardEvent, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerProps, TakenKind } from './kinds/kind.ts'
import classes from './paper.module.css'

/** What a field is given, whichever it is. */
export interface WritingFieldProps<S extends Shapes = Shapes>
  extends Pick<AnswerProps<S>, 'content' | 'stemId' | 'onEnter'> {
  field: {
    size: 'md'
    label: string
    'aria-label': string
    value: string
    readOnly: boolean
    onChange: (event: { currentTarget: { value: string } }) => void
  }
}

type WrittenShapes = Shapes & { answer: { type: string; text: string } }

type Own = 'isLine' | 'acceptedIn' | 'isBlank' | 'receiptLine'

interface Writing<S extends WrittenShapes> extends Pick<TakenKind<S>, Own> {
  answerOf: (text: string) => S['answer']
  Field: ComponentType<WritingFieldProps<S>>
}

/** A kind of which one writes the answer. */
export function writing<S extends WrittenShapes>({ answerOf, Field, ...kind }: Writing<S>): TakenKind<S> {
  return {
    inBrief: ({ text }) => text,
    ...kind,

    Answer({ content, number, stemId, answer, isLocked, onAnswer, onEnter }) {
      const { t } = useTranslation('taking')
      const field = {
        size: 'md' as const,
        label: t('paper.yourAnswer'),
        // Where several are on a page, they are told apart by ear too.
        'aria-label': t('paper.yourAnswerTo', { number }),
        value: answer?.text ?? '',
        readOnly: isLocked,
        onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
          onAnswer(value === '' ? null : answerOf(value)),
      }
      return <Field {...{ field, content, stemId, onEnter }} />
    },

    Given({ given, label }) {
      return given ? <WrittenAnswer text={given.text} label={label} /> : null
    },
  }
}

/** Enter goes on from a line; an input method has its own use for it. */
export function onEnterKey(onEnter: (from: HTMLElement) => void) {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter(event.currentTarget)
  }
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
      <div role="group" aria-labelledby={labelId} dir="auto" className={`reading ${classes.written}`}>
        {text}
      </div>
    </div>
  )
}
