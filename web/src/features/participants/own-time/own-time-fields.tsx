import { Box, Flex, Radio, Stack, Text } from '@mantine/core'
import { type OwnWindow, ownWindowFlaw } from '@probant/contract/participants/own-window'
import type { Quiz } from '@probant/contract/quizzes/quiz'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WallTimeField } from '#web/components/form/wall-time-field.tsx'
import { Warning } from '#web/components/form/warning.tsx'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatSpan, formatZone, knownZone } from '#web/lib/day-and-time.ts'
import { readerZone } from '#web/lib/reader-zone.ts'
import { useNow } from '#web/lib/use-now.ts'
import { foreignInstant } from '#web/lib/window-words.ts'
import { initialTime, inMode, isShort, type KnownTime, type OwnTime, startingAt } from './own-time.ts'

type TimedQuiz = Pick<Quiz, 'startsAt' | 'endsAt' | 'durationMinutes' | 'timeZone' | 'options'>

/** What is typed; `flaw` says what is wrong with it. */
export function useOwnTime(quiz: TimedQuiz, known: KnownTime | undefined) {
  const now = useNow()
  const [time, setTime] = useState(() => initialTime(quiz, known, now))
  const window = time.mode === 'quiz' ? null : time.window
  const flaw = window ? ownWindowFlaw(window, now) : undefined
  return { time, setTime, flaw, body: { window, theyChoose: time.mode === 'choose' } }
}

interface OwnTimeFieldsProps {
  quiz: TimedQuiz
  typed: ReturnType<typeof useOwnTime>
  /** Somebody of them has a time of their own, which can be taken away. */
  canRemove: boolean
  /** What it comes to. */
  children?: ReactNode
}

/** From when to when somebody may begin, by the quiz's clocks; a time that they choose; or like everybody else. */
export function OwnTimeFields({ quiz, typed, canRemove, children }: OwnTimeFieldsProps) {
  const { t } = useTranslation('participants')
  const { time, setTime } = typed
  const isUntimed = quiz.durationMinutes === 0
  return (
    <Flex direction="column" gap="md">
      <Radio.Group
        aria-label={t('ownTime.which')}
        value={time.mode}
        onChange={(mode) => setTime(inMode(time, mode as OwnTime['mode']))}
        description={isUntimed ? t('ownTime.untimed') : undefined}
      >
        <Stack gap={8}>
          <Radio value="own" label={t('ownTime.own')} />
          <Radio value="choose" label={t('ownTime.choose')} disabled={isUntimed} />
          {canRemove && <Radio value="quiz" label={t('ownTime.quizDates')} />}
        </Stack>
      </Radio.Group>
      {time.mode !== 'quiz' && (
        <Moments key={time.mode} quiz={quiz} time={time} onChange={setTime} flaw={typed.flaw} />
      )}
      {children}
    </Flex>
  )
}

interface MomentsProps {
  quiz: TimedQuiz
  time: OwnTime
  onChange: (time: OwnTime) => void
  flaw: ReturnType<typeof ownWindowFlaw>
}

function Moments({ quiz, time, onChange, flaw }: MomentsProps) {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const timeZone = knownZone(quiz.timeZone)
  const { window } = time
  const set = (changed: OwnWindow) => onChange({ ...time, window: changed })
  const said = useSpanWords(quiz.timeZone)
  const isChosen = time.mode === 'choose'
  return (
    <>
      <Box component="fieldset" miw={0} m={0} p={0} bd={0}>
        <Box component="legend" mb={6} p={0} fw={560}>
          {t(isChosen ? 'ownTime.from' : 'ownTime.opens')}
        </Box>
        <WallTimeField
          name="window.opensAt"
          value={window.opensAt}
          timeZone={timeZone}
          usualTime="09:00"
          onChange={(instant) => instant && set(startingAt(window, instant))}
          isReadOnly={false}
        />
      </Box>
      <Box component="fieldset" miw={0} m={0} p={0} bd={0}>
        <Box component="legend" mb={6} p={0} fw={560}>
          {t(isChosen ? 'ownTime.until' : 'ownTime.closes')}
        </Box>
        <WallTimeField
          name="window.closesAt"
          value={window.closesAt}
          timeZone={timeZone}
          usualTime="10:00"
          onChange={(instant) => instant && set({ ...window, closesAt: instant })}
          error={flaw && fieldSentence(locale, flaw.flaw)}
          warning={!isChosen && isShort(window, quiz.durationMinutes) ? t('ownTime.short') : undefined}
          isReadOnly={false}
        />
      </Box>
      {!flaw && (
        <Text role="status">
          {t(isChosen ? 'ownTime.choiceMeaning' : 'ownTime.meaning', { when: said(window) })}
        </Text>
      )}
      {quiz.options.answersShown === 'after_finishing' && <Warning>{t('ownTime.answersSeen')}</Warning>}
    </>
  )
}

/** “Tue 17 Nov, 14:00–15:00 (Paris time)”: by the quiz's clocks, and by the reader's where they show something else. */
export function useSpanWords(quizZone: string): (window: OwnWindow) => string {
  const { t } = useTranslation('participants')
  const locale = useLocale()
  const [theirs, own] = [knownZone(quizZone), readerZone()]
  return ({ opensAt, closesAt }) => {
    const by = (zone: string) => formatSpan(locale, opensAt, closesAt, zone)
    const isForeign = foreignInstant({ startsAt: opensAt, endsAt: closesAt }, theirs, own) !== undefined
    if (!isForeign) return by(theirs)
    const zone = (name: string) => formatZone(locale, opensAt, name)
    return t('ownTime.twoZones', {
      when: by(theirs),
      zone: zone(theirs),
      yours: by(own),
      yourZone: zone(own),
    })
  }
}
