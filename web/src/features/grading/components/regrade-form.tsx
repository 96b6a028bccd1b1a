import { Button, Checkbox, Group, Radio, TextInput } from '@mantine/core'
import type { MarkedQuestion } from '@probant/contract/grading/regrading'
import { ACCEPTED_MAX, ANSWER_MAX } from '@probant/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toast } from 'sonner'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useApplyRegrade, useUndoRegrade } from '../mutations.ts'
import { previewQuery } from '../queries.ts'
import { deedsFor, type RegradeDeed, regradeOf } from '../regrade-choice.ts'
import { PreviewTable } from './preview-table.tsx'
import classes from './regrade-form.module.css'

interface RegradeFormProps {
  quizId: string
  question: MarkedQuestion
  lang: string
  onDone: () => void
}

/** Choose what changes, see who it changes, apply it. */
export function RegradeForm({ quizId, question, lang, onDone }: RegradeFormProps) {
  const { t } = useTranslation('regrading')
  const [deed, setDeed] = useState<RegradeDeed>()
  const [right, setRight] = useState('')
  const [text, setText] = useState('')
  const [alsoInBank, setAlsoInBank] = useState(false)
  const regrade = regradeOf(question, { deed, right, text })
  const preview = useQuery(previewQuery(quizId, regrade))
  const apply = useApplyRegrade(quizId)
  const undo = useUndoRegrade(quizId)

  const save = () =>
    regrade &&
    apply.mutate(
      { ...regrade, alsoInBank },
      {
        onSuccess: ({ regrade: { id, changedCount }, bankRefusal }) => {
          const action = { label: t('undo'), onClick: () => undo.mutate(id) }
          toast.success(t('applied', { count: changedCount }), { action, duration: UNDO_MS })
          if (bankRefusal) toast.warning(t('bankRefused'), { description: t(bankSentence(bankRefusal)) })
          onDone()
        },
      },
    )
  return (
    <div className={classes.form}>
      <RichText html={question.titleHtml} lang={lang} className={classes.title} />
      {question.scoring !== 'normal' && <p className={classes.note}>{t(`scorings.${question.scoring}`)}</p>}
      <Radio.Group
        label={t('what')}
        value={deed ?? ''}
        onChange={(value) => setDeed(value as RegradeDeed)}
        className={classes.deeds}
      >
        {deedsFor(question).map((one) => (
          <Radio key={one} value={one} label={t(`deeds.${one}`)} description={t(`hints.${one}`)} mt="sm" />
        ))}
      </Radio.Group>
      {deed === 'key' && <KeyChoice question={question} lang={lang} right={right} onChoose={setRight} />}
      {deed === 'accept' && <Accepted question={question} text={text} onType={setText} />}
      {regrade && preview.error && <FormAlert>{preview.error.message}</FormAlert>}
      {regrade && preview.data && <PreviewTable preview={preview.data} />}
      {(deed === 'key' || deed === 'accept') && (
        <Checkbox
          label={t('alsoInBank')}
          description={t('alsoInBankHint')}
          checked={alsoInBank}
          onChange={(event) => setAlsoInBank(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button disabled={!preview.data || !regrade} loading={apply.isPending} onClick={save}>
          {t('apply')}
        </Button>
      </Group>
    </div>
  )
}

/** Long enough to think better of it. */
const UNDO_MS = 10_000

function bankSentence(refusal: string) {
  if (refusal === 'questionInActiveQuiz') return 'bankRefusals.active'
  return refusal === 'questionChangedMeanwhile' ? 'bankRefusals.changed' : 'bankRefusals.other'
}

interface KeyChoiceProps {
  question: MarkedQuestion
  lang: string
  right: string
  onChoose: (right: string) => void
}

function KeyChoice({ question: { content }, lang, right, onChoose }: KeyChoiceProps) {
  const { t } = useTranslation('regrading')
  const choices =
    content.type === 'multiple_choice'
      ? content.answers.map(({ html, isCorrect }, place) => ({
          value: String(place),
          label: <RichText html={html} lang={lang} />,
          isCorrect,
        }))
      : [true, false].map((isTrue) => ({
          value: String(isTrue),
          label: t(isTrue ? 'true' : 'false'),
          isCorrect: content.type === 'true_false' && content.isTrue === isTrue,
        }))
  return (
    <Radio.Group label={t('rightAnswer')} value={right} onChange={onChoose}>
      {choices.map(({ value, label, isCorrect }) => (
        <Radio
          key={value}
          value={value}
          mt="xs"
          disabled={isCorrect}
          label={label}
          description={isCorrect ? t('rightSoFar') : undefined}
        />
      ))}
    </Radio.Group>
  )
}

interface AcceptedProps {
  question: MarkedQuestion
  text: string
  onType: (text: string) => void
}

/** Typed, or taken from what people filled in. */
function Accepted({ question: { content, refused }, text, onType }: AcceptedProps) {
  const { t } = useTranslation('regrading')
  const accepted = content.type === 'fill_in' ? content.accepted : []
  if (accepted.length >= ACCEPTED_MAX) return <p>{t('enoughAccepted', { max: ACCEPTED_MAX })}</p>
  return (
    <div>
      <TextInput
        label={t('accepted')}
        description={t('acceptedSoFar', { answers: accepted.join(' · ') })}
        maxLength={ANSWER_MAX}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {refused.length > 0 && (
        <div className={classes.refused}>
          <span>{t('refused')}</span>
          {refused.map((one) => (
            <Button key={one.text} size="compact-sm" variant="default" onClick={() => onType(one.text)}>
              {t('refusedText', one)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
