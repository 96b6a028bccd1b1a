import { Box, Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { MarkedQuestion } from '@probant/contract/grading/regrading'
import type { Locale } from '@probant/contract/locales'
import type { GivenAnswer } from '@probant/kinds'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { RichText } from '#web/components/text/rich-text.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { ApiError } from '#web/lib/api-error.ts'
import { toast } from '#web/lib/toast.ts'
import { useApplyRegrade, useUndoRegrade } from '../mutations.ts'
import { PREVIEW_AFTER_MS, previewQuery } from '../queries.ts'
import { actionsFor, faultOf, type RegradeAction, regradeOf } from '../regrade-choice.ts'
import { AcceptedAnswer } from './accepted-answer.tsx'
import { KeyChoice } from './key-choice.tsx'
import { PreviewTable } from './preview-table.tsx'

interface RegradeFormProps {
  quizId: string
  question: MarkedQuestion
  lang: Locale
  onDone: () => void
}

/** Choose what changes, see who it changes, apply it. */
export function RegradeForm({ quizId, question, lang, onDone }: RegradeFormProps) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const [action, setAction] = useState<RegradeAction>()
  const [right, setRight] = useState<GivenAnswer>()
  const [text, setText] = useState('')
  const [alsoInBank, setAlsoInBank] = useState(false)
  const [settledText] = useDebouncedValue(text, PREVIEW_AFTER_MS)
  // Nothing is applied whose preview was not seen.
  const isTyping = action === 'accept' && text !== settledText
  const choice = { action, right, text }
  const fault = isTyping ? undefined : faultOf(question, choice, locale)
  const regrade = isTyping || fault !== undefined ? undefined : regradeOf(question, choice)
  const preview = useQuery(previewQuery(quizId, regrade))
  const isRefused = regrade !== undefined && isAtField(preview.error)
  const error =
    fault || ((fault === '' || isRefused) && t(`regrading.unfit.${action === 'key' ? action : 'accept'}`))
  const apply = useApplyRegrade(quizId)
  const undo = useUndoRegrade(quizId)

  const save = () =>
    regrade &&
    apply.mutate(
      { ...regrade, alsoInBank },
      {
        onSuccess: ({ regrade: { id, changedCount }, bankRefusal }) => {
          const action = { label: t('regrading.undo'), onClick: () => undo.mutate(id) }
          toast.success(t('regrading.applied', { count: changedCount }), { action, duration: UNDO_MS })
          if (bankRefusal)
            toast.warning(t('regrading.bankRefused'), {
              description: t(`regrading.${bankSentence(bankRefusal)}`),
            })
          onDone()
        },
      },
    )
  return (
    <Stack gap={20}>
      <Box ff="var(--font-paper)" fz="md">
        <RichText html={question.titleHtml} lang={lang} />
      </Box>
      {question.scoring !== 'normal' && (
        <Text c="var(--warning)">{t(`regrading.scorings.${question.scoring}`)}</Text>
      )}
      <Radio.Group
        label={t('regrading.what')}
        value={action ?? ''}
        onChange={(value) => setAction(value as RegradeAction)}
      >
        {actionsFor(question).map((one) => (
          <Radio
            key={one}
            value={one}
            label={t(`regrading.actions.${one}`)}
            description={t(`regrading.hints.${one}`)}
            mt="sm"
          />
        ))}
      </Radio.Group>
      {action === 'key' && (
        <KeyChoice question={question} lang={lang} right={right} error={error} onChoose={setRight} />
      )}
      {action === 'accept' && (
        <AcceptedAnswer question={question} text={text} error={error} onType={setText} />
      )}
      {regrade && preview.error && !isRefused && <FormAlert>{preview.error.message}</FormAlert>}
      {regrade && preview.data && <PreviewTable preview={preview.data} />}
      {(action === 'key' || action === 'accept') && (
        <Checkbox
          label={t('regrading.alsoInBank')}
          description={t('regrading.alsoInBankHint')}
          checked={alsoInBank}
          onChange={(event) => setAlsoInBank(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onDone}>
          {t('regrading.cancel')}
        </Button>
        <Button disabled={!preview.data || !regrade} loading={apply.isPending} onClick={save}>
          {t('regrading.apply')}
        </Button>
      </Group>
    </Stack>
  )
}

/** Said of what was given, rather than of the whole. */
function isAtField(error: Error | null): boolean {
  return error instanceof ApiError && ('right' in error.fields || 'text' in error.fields)
}

/** Long enough to think better of it. */
const UNDO_MS = 10_000

function bankSentence(refusal: string) {
  if (refusal === 'questionInActiveQuiz') return 'bankRefusals.active'
  return refusal === 'questionChangedMeanwhile' ? 'bankRefusals.changed' : 'bankRefusals.other'
}
