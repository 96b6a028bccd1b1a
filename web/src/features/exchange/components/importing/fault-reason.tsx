import { Box, Flex } from '@mantine/core'
import { QUESTION_FAULTS, type QuestionFault } from '@probant/contract/exchange/formats'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { shortTitle } from '#web/lib/short-title.ts'
import type { FaultyItem } from './import-items.tsx'

/** Why a question of a file can't come in. */
export function FaultReason({ item: { fault, detail } }: { item: FaultyItem }) {
  const { t } = useTranslation('exchange')
  const locale = useLocale()
  const reason = isKnown(fault) ? t(`review.faults.${fault}`) : fieldSentence(locale, fault)
  return (
    <Flex component="p" gap="xs" mt="xs" mb={0} c="var(--wrong)">
      <IconAlertTriangle style={{ marginTop: 2 }} size={18} stroke={1.75} aria-hidden="true" />
      <span>
        {reason}
        {detail && (
          <Box component="code" className="breakable" c="dimmed" style={{ marginLeft: 8 }}>
            {shortTitle(detail)}
          </Box>
        )}
      </span>
    </Flex>
  )
}

/** Rules of the question form that speak to somebody who is writing one say something else here. */
const FORM_RULES = [
  'exactlyFourAnswers',
  'twoToTenAnswers',
  'answersNotUnique',
  'threeToTenItems',
  'itemsNotUnique',
  'itemRequired',
  'pairsOutOfNumber',
  'leftsNotUnique',
  'tooManyOthers',
  'onlyOneAnswer',
  'gapTextEmpty',
  'gapsMissing',
  'tooManyGaps',
  'gapsNotInText',
  'gapNeedsChoices',
  'rightChoiceMissing',
  'tooManyAccepted',
  'answerRequired',
  'numberUnreadable',
  'numberNegative',
  'numberNotPositive',
  'digitsOutOfRange',
  'rangeBackwards',
  'shareOutOfRange',
  'firstNumberCounts',
  'unitRequired',
  'unitUnreadable',
  'unitsNotUnique',
  'firstUnitFactor',
  'spotsPictureMissing',
  'spotsPictureNotAlone',
  'spotsPictureNotDescribed',
  'spotsMissing',
  'tooManySpots',
  'spotLabelMissing',
  'tooManySpotOthers',
  'spotOthersNotUnique',
  'onlyOneLabel',
  'cornersOutOfNumber',
  'pixelsOutOfRange',
  'questionTitleTooShort',
  'textTooLong',
] as const
type KnownFault = QuestionFault | (typeof FORM_RULES)[number]

function isKnown(fault: string): fault is KnownFault {
  return ([...QUESTION_FAULTS, ...FORM_RULES] as string[]).includes(fault)
}
