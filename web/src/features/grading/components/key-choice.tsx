import { Radio } from '@mantine/core'
import type { MarkedQuestion } from '@probant/contract/grading/regrading'
import { useTranslation } from 'react-i18next'
import { RichText } from '#web/components/text/rich-text.tsx'

interface KeyChoiceProps {
  question: MarkedQuestion
  lang: string
  right: string
  onChoose: (right: string) => void
}

/** Which answer is the right one, instead of the one that was. */
export function KeyChoice({ question: { content }, lang, right, onChoose }: KeyChoiceProps) {
  const { t } = useTranslation('regrading')
  const choices =
    content.type === 'multiple_choice'
      ? content.answers.map(({ html, isCorrect }, index) => ({
          value: String(index),
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
