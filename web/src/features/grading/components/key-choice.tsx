import { Radio } from '@mantine/core'
import type { MarkedQuestion } from '@probant/contract/grading/regrading'
import type { Locale } from '@probant/contract/locales'
import { type GivenAnswer, kindOf } from '@probant/kinds'
import { inOrder } from '@probant/kinds/draw'
import { useTranslation } from 'react-i18next'
import { takenKind } from '#web/features/paper/kinds/taking.ts'
import { useLocale } from '#web/i18n/use-locale.ts'

interface KeyChoiceProps {
  question: MarkedQuestion
  lang: Locale
  right: GivenAnswer | undefined
  onChoose: (right: GivenAnswer | undefined) => void
}

/** Which answer is the right one, instead of the one that was. */
export function KeyChoice({ question: { content }, lang, right, onChoose }: KeyChoiceProps) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const { key, show, receiptLine } = kindOf(content)
  const shown = show(content, inOrder(content), (html) => html)
  const choices = takenKind(content).choicesOf(shown)
  const labels = takenKind(content).labelsOf(shown, { language: lang, locale })
  const placeOf = (answer: GivenAnswer | undefined) =>
    choices.findIndex((choice) => answer && receiptLine(choice) === receiptLine(answer))
  const rightSoFar = placeOf(key?.of(content))
  return (
    <Radio.Group
      label={t('regrading.rightAnswer')}
      value={right ? String(placeOf(right)) : ''}
      onChange={(place) => onChoose(choices[Number(place)])}
    >
      {labels.map((label, index) => (
        <Radio
          // biome-ignore lint/suspicious/noArrayIndexKey: always in the order of the bank
          key={index}
          value={String(index)}
          mt="xs"
          disabled={index === rightSoFar}
          label={label}
          description={index === rightSoFar ? t('regrading.rightSoFar') : undefined}
        />
      ))}
    </Radio.Group>
  )
}
