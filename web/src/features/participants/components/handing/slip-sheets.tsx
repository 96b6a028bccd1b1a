import { Stack, Text } from '@mantine/core'
import { spacedCode } from '@probant/contract/participants/join-code'
import type { Slip } from '@probant/contract/participants/slips'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { withUnbrokenSigns } from '@probant/kinds/text/unbroken-signs'
import { useTranslation } from 'react-i18next'
import { QrCode } from '#web/components/pictures/qr-code.tsx'
import { Tagged } from '#web/components/text/tagged.tsx'
import { typedAddress } from '../share/typed-address.ts'
import classes from './slip-sheets.module.css'

interface SlipSheetsProps {
  quiz: Pick<Quiz, 'title' | 'language'>
  slips: readonly Slip[]
  joinUrl: string
}

/** Two beside each other, cut along dashed lines; none is torn apart by the end of a page. */
export function SlipSheets({ quiz, slips, joinUrl }: SlipSheetsProps) {
  return (
    <ul className={`${classes.sheet} plain card`}>
      {slips.map((slip) => (
        <li key={slip.participantId} className={classes.slip}>
          <SlipOf slip={slip} quiz={quiz} address={typedAddress(joinUrl)} />
        </li>
      ))}
    </ul>
  )
}

interface SlipOfProps {
  slip: Slip
  quiz: Pick<Quiz, 'title' | 'language'>
  address: string
}

function SlipOf({ slip, quiz, address }: SlipOfProps) {
  const { t } = useTranslation('participants')
  const person = slip.name || slip.email
  return (
    <>
      <Stack gap={4} miw={0}>
        <Text ff="heading" fz={19} fw={680} lh={1.2} dir="auto">
          {person}
        </Text>
        <Text className={classes.quiz} size="xs" lang={quiz.language} dir="auto">
          {withUnbrokenSigns(quiz.title)}
        </Text>
        <Text mt={6} size="xs">
          <Tagged
            sentence={(given) => t('handing.slips.how', given)}
            values={{ address }}
            parts={{ address: (words) => <strong>{words}</strong> }}
          />
        </Text>
        <Text className="nowrap" ff="monospace" fz={19} fw={700} lts="0.06em">
          {spacedCode(slip.code)}
        </Text>
      </Stack>
      <div className={classes.qr}>
        <QrCode text={slip.url} label={t('handing.slips.qr', { person })} />
      </div>
    </>
  )
}
