import { Button, Flex, Select, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { QuizSummary } from '@probant/contract/quizzes/quiz'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { refusalOf } from '#web/components/form/refusal.ts'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useHandOver } from './mutations.ts'
import { newCreatorsQuery } from './queries.ts'

/** As much of a quiz as a list has: whoever hands it over need not be able to look into it. */
type HandedQuiz = Pick<QuizSummary, 'id' | 'workspace' | 'title' | 'creator'>

interface HandOverDialogProps {
  quiz: HandedQuiz
  isOpen: boolean
  onClose: () => void
}

/** The owner of an organization gives a quiz to another of its members. */
export default function HandOverDialog({ quiz, isOpen, onClose }: HandOverDialogProps) {
  const { t } = useTranslation(['quiz', 'common'])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('changes.handOver.title')}>
      <HandOverForm quiz={quiz} onClose={onClose} />
    </Dialog>
  )
}

function HandOverForm({ quiz, onClose }: Omit<HandOverDialogProps, 'isOpen'>) {
  const { t } = useTranslation(['quiz', 'common'])
  const handOver = useHandOver(quiz.id)
  const [chosen, setChosen] = useState<Choice>()
  const [isMissing, setIsMissing] = useState(false)
  const [alert, setAlert] = useState<string>()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(!chosen)
    if (!chosen) return
    setAlert(undefined)
    handOver
      .mutateAsync(chosen.value)
      .then(({ creator }) => {
        toast.success(t('changes.handOver.done', { title: quiz.title, name: creator.name }))
        onClose()
      })
      .catch((error: unknown) => setAlert(refusalOf(error)?.message ?? t('common:messages.operationFailed')))
  }
  return (
    <Flex onSubmit={submit} noValidate component="form" direction="column" gap="md">
      <Text>{t('changes.handOver.now', { name: quiz.creator.name })}</Text>
      <NewCreatorSelect
        quiz={quiz}
        chosen={chosen}
        onChoose={setChosen}
        error={isMissing && !chosen && t('changes.handOver.missing')}
      />
      <Text c="dimmed">{t('changes.handOver.sentence', { previous: quiz.creator.name })}</Text>
      <FormAlert>{alert}</FormAlert>
      <FormFooter onCancel={onClose}>
        <Button type="submit" loading={handOver.isPending}>
          {t('changes.handOver.confirm')}
        </Button>
      </FormFooter>
    </Flex>
  )
}

/** A membership, and whose it is. */
interface Choice {
  value: string
  label: string
}

interface NewCreatorSelectProps {
  quiz: HandedQuiz
  chosen: Choice | undefined
  onChoose: (choice: Choice | undefined) => void
  error: string | false
}

const PAUSE_MS = 250

/** An active member, of many: the server looks for what was typed. */
function NewCreatorSelect({ quiz, chosen, onChoose, error }: NewCreatorSelectProps) {
  const { t } = useTranslation('quiz')
  const { id: userId } = useUser()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed === chosen?.label ? '' : typed, PAUSE_MS)
  const { data } = useQuery(newCreatorsQuery(quiz.workspace, search))

  const found = (data?.items ?? [])
    .filter((member) => member.userId !== quiz.creator.id)
    .map(({ id, userId: whose, username, email }) => {
      const label = `${username} (${email})`
      return { value: id, label: whose === userId ? t('changes.handOver.you', { label }) : label }
    })
  const isElsewhere = chosen && !found.some(({ value }) => value === chosen.value)
  const options = isElsewhere ? [chosen, ...found] : found
  return (
    <Select
      label={t('changes.handOver.to')}
      placeholder={t('changes.handOver.placeholder')}
      nothingFoundMessage={t('changes.handOver.nobody')}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      data={options}
      filter={({ options }) => options}
      value={chosen?.value ?? null}
      onChange={(value) => onChoose(options.find((option) => option.value === value))}
      error={error}
      data-autofocus
    />
  )
}
