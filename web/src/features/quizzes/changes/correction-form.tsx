import { Button, Checkbox, Flex, Group, Text } from '@mantine/core'
import type { Told } from '@probant/contract/quizzes/later-end'
import type { BankRefusal } from '@probant/contract/quizzes/wording'
import { type Wording, wordingChanges } from '@probant/contract/quizzes/wording-changes'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { refusalOf } from '#web/components/form/refusal.ts'
import { DifferenceList } from './difference-list.tsx'
import type { WordingFieldsProps, WordingFlaws } from './question-fields.tsx'
import { useSayDone } from './use-say-done.ts'

interface CorrectionFormProps {
  before: Wording
  lang: string
  isOfInstructions?: boolean
  flawsOf: (wording: Wording) => WordingFlaws
  fields: (props: WordingFieldsProps) => ReactNode
  /** The same question is in the bank, where it can be corrected, too. */
  hasBank?: boolean
  isPending: boolean
  onCorrect: (wording: Wording, alsoInBank: boolean) => Promise<Told & { bankRefusal?: BankRefusal | null }>
  onClose: () => void
}

/** First the words, then the difference: nothing is corrected before one has seen it. */
export function CorrectionForm(props: CorrectionFormProps) {
  const { before, lang, isOfInstructions = false, flawsOf, fields, hasBank = false, isPending } = props
  const { onCorrect, onClose } = props
  const { t } = useTranslation(['quiz', 'common'])
  const sayDone = useSayDone()
  const [wording, setWording] = useState(before)
  const [step, setStep] = useState<'write' | 'confirm'>('write')
  const [flaws, setFlaws] = useState<WordingFlaws>({})
  const [alsoInBank, setAlsoInBank] = useState(false)
  const [alert, setAlert] = useState<string>()
  const [isSame, setIsSame] = useState(false)
  const differing = wordingChanges(before, wording)
  const changes = isOfInstructions
    ? differing.map((change) => ({ ...change, part: 'instructions' as const }))
    : differing

  const check = () => {
    const found = flawsOf(wording)
    setFlaws(found)
    if (Object.keys(found).length > 0) return
    setAlert(undefined)
    setIsSame(changes.length === 0)
    if (changes.length > 0) setStep('confirm')
  }
  const correct = () =>
    onCorrect(wording, alsoInBank)
      .then(({ bankRefusal, ...told }) => {
        sayDone(
          t('changes.wording.done'),
          told,
          bankRefusal ? t(`changes.wording.bank.${bankRefusal}`) : undefined,
        )
        onClose()
      })
      .catch((error: unknown) => setAlert(refusalOf(error)?.message ?? t('common:messages.operationFailed')))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (step === 'write') check()
    else void correct()
  }
  return (
    <Flex onSubmit={submit} noValidate component="form" direction="column" gap="md">
      <Text>
        {t(
          step === 'write'
            ? `changes.wording.sentence.${isOfInstructions ? 'instructions' : 'question'}`
            : 'changes.wording.check',
        )}
      </Text>
      {step === 'write' ? (
        fields({ wording, flaws, onChange: setWording })
      ) : (
        <DifferenceList changes={changes} lang={lang} />
      )}
      {step === 'confirm' && hasBank && (
        <Checkbox
          label={t('changes.wording.alsoInBank')}
          checked={alsoInBank}
          onChange={(event) => setAlsoInBank(event.currentTarget.checked)}
        />
      )}
      <Text role="status" className="filled" c="dimmed">
        {isSame && step === 'write' && t('changes.wording.same')}
      </Text>
      <FormAlert>{alert}</FormAlert>
      <Group justify="flex-end">
        <Button variant="default" onClick={step === 'write' ? onClose : () => setStep('write')}>
          {step === 'write' ? t('common:actions.cancel') : t('changes.wording.back')}
        </Button>
        {/* Its own element in each step: a press on the first must not reach the second. */}
        <Button key={step} type="submit" loading={isPending}>
          {t(step === 'write' ? 'changes.wording.next' : 'changes.wording.confirm')}
        </Button>
      </Group>
    </Flex>
  )
}
