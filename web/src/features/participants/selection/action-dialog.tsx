import { Box, Button, Flex, Group, Text } from '@mantine/core'
import type { Participant } from '@probant/contract/participants/participant'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#web/components/feedback/dialog.tsx'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useLast } from '#web/lib/use-last.ts'
import { usePersonWords } from '../use-person-words.ts'
import { partsFor, type SelectionAction } from './selection.ts'

/** What every action for a selection is about. */
export interface ActionProps {
  quizId: string
  chosen: readonly Participant[]
  deliversMail: boolean
  isOpen: boolean
  onClose: () => void
  onDone: () => void
}

interface ActionDialogProps extends Pick<ActionProps, 'chosen' | 'isOpen' | 'onClose'> {
  action: SelectionAction
  isDangerous?: boolean
  isPending: boolean
  onConfirm: (concerned: Participant[]) => void
  children: ReactNode
}

/** Says for how many it is, and for whom not any more and why; where it is for nobody, there is nothing to confirm. */
export function ActionDialog(props: ActionDialogProps) {
  const { action, isOpen, onClose, isDangerous = false, isPending, onConfirm, children } = props
  const { t } = useTranslation(['participants', 'common'])
  const locale = useLocale()
  // Done, nobody is chosen any more while it still closes.
  const chosen = useLast(isOpen ? props.chosen : undefined) ?? []
  const { concerned, passedOver } = partsFor(action, chosen)
  const count = concerned.length
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onConfirm(concerned)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t(`selection.${action}.title`, { count, formatted: formatNumber(locale, count) })}
    >
      <Flex component="form" direction="column" gap="md" onSubmit={submit} noValidate>
        {count > 0 && children}
        {passedOver.map(({ reason, people }) => (
          <PassedOver
            key={reason}
            words={t(`selection.reasons.${reason}`, counted(people))}
            people={people}
          />
        ))}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus={count === 0 || undefined}>
            {t(count > 0 ? 'common:actions.cancel' : 'common:actions.close')}
          </Button>
          {count > 0 && (
            <Button type="submit" color={isDangerous ? 'red' : undefined} loading={isPending}>
              {t(`selection.${action}.confirm`)}
            </Button>
          )}
        </Group>
      </Flex>
    </Dialog>
  )

  function counted(people: readonly Participant[]) {
    return { count: people.length, formatted: formatNumber(locale, people.length) }
  }
}

/** More than these are not read one by one. */
const NAMED = 8

function PassedOver({ words, people }: { words: string; people: readonly Participant[] }) {
  const { t } = useTranslation('participants')
  const personWords = usePersonWords()
  const more = people.length - NAMED
  return (
    <div>
      <Text fw={560}>{words}</Text>
      <Box component="ul" mt={4} mb={0} ps={20} c="dimmed">
        {people.slice(0, NAMED).map((one) => (
          <li className="breakable" key={one.id}>
            {personWords(one)}
          </li>
        ))}
        {more > 0 && <li className="breakable">{t('selection.more', { count: more })}</li>}
      </Box>
    </div>
  )
}
