import { Button, Group, TextInput } from '@mantine/core'
import type { MarkedQuestion } from '@probant/contract/grading/regrading'
import { ACCEPTED_MAX, ANSWER_MAX } from '@probant/contract/limits'
import { kindOf } from '@probant/kinds'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'

interface AcceptedAnswerProps {
  question: MarkedQuestion
  text: string
  /** What to write instead. */
  error: ReactNode
  onType: (text: string) => void
}

/** Typed, or taken from what people filled in. */
export function AcceptedAnswer({ question: { content, refused }, text, error, onType }: AcceptedAnswerProps) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const { accepting } = kindOf(content)
  const accepted = accepting?.toldIn(content, locale) ?? []
  const hint = accepting?.hint?.(locale)
  if (accepted.length >= ACCEPTED_MAX) return <p>{t('regrading.enoughAccepted', { max: ACCEPTED_MAX })}</p>
  return (
    <div>
      <TextInput
        label={t('regrading.accepted')}
        description={
          <>
            {t('regrading.acceptedSoFar', { answers: accepted.join(' · ') })}
            {hint && <br />}
            {hint}
          </>
        }
        error={error}
        maxLength={ANSWER_MAX}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      {refused.length > 0 && (
        <Group gap="xs" mt="sm" fz="xs">
          <span>{t('regrading.refused')}</span>
          {refused.map((one) => (
            <Button key={one.text} size="compact-sm" variant="default" onClick={() => onType(one.text)}>
              {t('regrading.refusedText', one)}
            </Button>
          ))}
        </Group>
      )}
    </div>
  )
}
