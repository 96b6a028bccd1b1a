import { Box, Button, Chip, Flex, Group, Text } from '@mantine/core'
import { laterEndFlaw } from '@probant/contract/quizzes/later-end'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { FormAlert } from '#web/components/form/form-alert.tsx'
import { FormFooter } from '#web/components/form/form-footer.tsx'
import { refusalOf } from '#web/components/form/refusal.ts'
import { WallTimeField } from '#web/components/form/wall-time-field.tsx'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment, knownZone, showsSameTime } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import { useEndLater } from './mutations.ts'
import { useSayDone } from './use-say-done.ts'

interface LaterEndDialogProps {
  quiz: Quiz
  isOpen: boolean
  onClose: () => void
}

/** A quiz that people are invited to ends later, never earlier. */
export function LaterEndDialog({ quiz, isOpen, onClose }: LaterEndDialogProps) {
  const { t } = useTranslation(['quiz', 'common'])
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('changes.laterEnd.title')}>
      {quiz.endsAt && <LaterEndForm quiz={quiz} endsAt={quiz.endsAt} onClose={onClose} />}
    </Dialog>
  )
}

const MINUTE_MS = 60_000
const USUAL = [
  { name: 'halfHour', minutes: 30 },
  { name: 'hour', minutes: 60 },
  { name: 'day', minutes: 1440 },
  { name: 'week', minutes: 10_080 },
] as const

interface LaterEndFormProps extends Pick<LaterEndDialogProps, 'quiz' | 'onClose'> {
  endsAt: string
}

function LaterEndForm({ quiz, endsAt, onClose }: LaterEndFormProps) {
  const { t } = useTranslation(['quiz', 'common'])
  const locale = useLocale()
  const now = useNow()
  const endLater = useEndLater(quiz.id)
  const sayDone = useSayDone()
  const laterBy = (minutes: number) => new Date(Date.parse(endsAt) + minutes * MINUTE_MS).toISOString()
  const [until, setUntil] = useState(laterBy(60))
  const [alert, setAlert] = useState<string>()
  const flaw = laterEndFlaw(until, endsAt, now)
  // By the clocks that the field below shows, too.
  const timeZone = knownZone(quiz.timeZone)
  const moment = (instant: string) => {
    const words = formatMoment(locale, instant, { timeZone, now })
    return showsSameTime(instant, readerZone(), timeZone) ? words : t('quizTime', { words })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (flaw) return setAlert(fieldSentence(locale, flaw))
    setAlert(undefined)
    endLater
      .mutateAsync(until)
      .then((told) => {
        sayDone(t('changes.laterEnd.done', { when: moment(until) }), told)
        onClose()
      })
      .catch((error: unknown) => setAlert(refusalOf(error)?.message ?? t('common:messages.operationFailed')))
  }
  return (
    <Flex onSubmit={submit} noValidate component="form" direction="column" gap="md">
      <Text>{t('changes.laterEnd.now', { when: moment(endsAt) })}</Text>
      <Chip.Group
        value={String(USUAL.find(({ minutes }) => laterBy(minutes) === until)?.minutes ?? '')}
        onChange={(minutes) => setUntil(laterBy(Number(minutes)))}
      >
        <Group gap={8}>
          {USUAL.map(({ name, minutes }) => (
            <Chip key={name} value={String(minutes)}>
              {t(`changes.laterEnd.usual.${name}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Box component="fieldset" miw={0} m={0} p={0} bd={0}>
        <Box component="legend" mb={6} p={0} fw={560}>
          {t('changes.laterEnd.until')}
        </Box>
        <WallTimeField
          name="endsAt"
          value={until}
          timeZone={timeZone}
          usualTime="18:00"
          onChange={(instant) => instant && setUntil(instant)}
          error={flaw && fieldSentence(locale, flaw)}
          isReadOnly={false}
        />
      </Box>
      <Text>{t('changes.laterEnd.sentence')}</Text>
      <FormAlert>{alert}</FormAlert>
      <FormFooter onCancel={onClose}>
        <Button type="submit" loading={endLater.isPending}>
          {t('changes.laterEnd.confirm')}
        </Button>
      </FormFooter>
    </Flex>
  )
}
