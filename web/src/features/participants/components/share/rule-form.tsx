import { Button, Flex, Group, Textarea, TextInput } from '@mantine/core'
import type { ShareLink } from '@probant/contract/participants/share-link'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { UnsavedChanges } from '#web/components/form/unsaved-changes.tsx'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { toast } from '#web/lib/toast.ts'
import { useOpenShareLink } from '../../mutations.ts'
import { type RuleProblem, type RuleTexts, readRule, ruleOf, ruleProblem, textsOf } from '../../share-rule.ts'

interface RuleFormProps {
  quizId: string
  link: ShareLink
  showLimit: (error: unknown) => boolean
  onSaved: () => void
  /** The way back where there is one. */
  onCancel?: () => void
}

/** Who may come by the link: everybody of some domains, single addresses, or both. */
export function RuleForm({ quizId, link, showLimit, onSaved, onCancel }: RuleFormProps) {
  const { t } = useTranslation(['participants', 'common'])
  const open = useOpenShareLink(quizId)
  const [texts, setTexts] = useState(() => textsOf(link))
  const [problem, setProblem] = useState<RuleProblem>()
  const [alert, setAlert] = useState<string>()
  const isDone = useRef(false)
  const inputs = { domains: useRef<HTMLInputElement>(null), emails: useRef<HTMLTextAreaElement>(null) }
  const errorAt = useProblemWords(problem)
  const isOn = link.url !== null

  const type = (change: Partial<RuleTexts>) => {
    setTexts({ ...texts, ...change })
    setProblem(undefined)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAlert(undefined)
    const rule = readRule(texts)
    const found = ruleProblem(rule)
    setProblem(found)
    if (found) return inputs[found.field].current?.focus()
    open.mutateAsync(ruleOf(rule)).then(
      () => {
        isDone.current = true
        toast.success(t(isOn ? 'share.changed' : 'share.switchedOn'))
        onSaved()
      },
      (error: Error) => {
        if (showLimit(error)) return
        setAlert(error.message)
        inputs.domains.current?.focus()
      },
    )
  }
  return (
    <Flex onSubmit={submit} noValidate component="form" direction="column" gap={20}>
      <TextInput
        ref={inputs.domains}
        label={t('share.domains')}
        description={t('share.domainsHint')}
        placeholder={t('share.domainsPlaceholder')}
        error={errorAt('domains')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        data-autofocus
        value={texts.domains}
        onChange={(event) => type({ domains: event.currentTarget.value })}
      />
      <Textarea
        ref={inputs.emails}
        label={t('share.emails')}
        description={t('share.emailsHint')}
        placeholder={t('share.emailsPlaceholder')}
        error={errorAt('emails')}
        autosize
        minRows={3}
        maxRows={10}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={texts.emails}
        onChange={(event) => type({ emails: event.currentTarget.value })}
      />
      <FormAlert>{alert}</FormAlert>
      <Group justify="flex-end">
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {t('common:actions.cancel')}
          </Button>
        )}
        <Button type="submit" loading={open.isPending}>
          {t(isOn ? 'share.save' : 'share.switchOn')}
        </Button>
      </Group>
      <UnsavedChanges
        isDirty={() => !isDone.current && JSON.stringify(texts) !== JSON.stringify(textsOf(link))}
      />
    </Flex>
  )
}

/** What is wrong, in words, at the field that it is about. */
function useProblemWords(problem: RuleProblem | undefined) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const words = () => {
    if (!problem) return undefined
    if (problem.kind === 'empty') return fieldSentence(locale, 'shareRuleEmpty')
    if (problem.kind === 'tooMany') return t('share.tooMany', { max: problem.max })
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(problem.words.slice(0, NAMED))
    return t(`share.bad.${problem.field}`, { words: list })
  }
  return (field: keyof RuleTexts) => (problem?.field === field ? words() : undefined)
}

/** More than these is no help any more. */
const NAMED = 5
