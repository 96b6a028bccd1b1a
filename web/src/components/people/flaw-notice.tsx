import { Alert, Button, Flex, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatNumber } from '#web/lib/format.ts'
import type { Flaw, Person } from './people.ts'
import type { People } from './use-people.ts'

interface FlawNoticeProps {
  people: People
  /** What can be done about them, as a sentence. */
  remedy: string
  /** Whoever wants to go on with the first of them. */
  onShow: () => void
  /** What had the focus is gone. */
  onGone: () => void
}

const FLAWS: Flaw[] = ['invalid', 'suspect', 'duplicate', 'invited', 'missing', 'longName']

/** Which lines can't be taken as they are; the others are kept in any case. */
export function FlawNotice({ people, remedy, onShow, onGone }: FlawNoticeProps) {
  const { t } = useTranslation('groups')
  const locale = useLocale()
  const [removed, setRemoved] = useState<Person[]>([])
  const { flaws } = people
  const counted = (count: number) => ({ count, formatted: formatNumber(locale, count) })

  const remove = () => {
    setRemoved(people.people.filter(({ id }) => flaws.has(id)))
    people.remove(new Set(flaws.keys()))
    onGone()
  }
  const undo = () => {
    people.putBack(removed)
    setRemoved([])
    onGone()
  }
  if (flaws.size === 0) {
    if (removed.length === 0) return null
    return (
      <Flex role="status" component="p" gap={4} align="center" m={0} fz="xs">
        {t('peopleList.flaws.removed', counted(removed.length))}
        <Button size="compact-xs" variant="subtle" onClick={undo}>
          {t('peopleList.flaws.undo')}
        </Button>
      </Flex>
    )
  }
  const suspects = new Set([...flaws].flatMap(([id, flaw]) => (flaw === 'suspect' ? id : [])))
  const sums = FLAWS.map((flaw) => ({
    flaw,
    count: [...flaws.values()].filter((found) => found === flaw).length,
  }))
  return (
    <Alert
      color="yellow"
      role="status"
      title={t('peopleList.flaws.title', counted(flaws.size))}
      icon={<IconAlertTriangle size={20} stroke={1.5} aria-hidden="true" />}
    >
      <Text mb="sm">
        {sums
          .filter(({ count }) => count > 0)
          .map(({ flaw, count }) => t(`peopleList.flaws.${flaw}`, counted(count)))
          .join(' ')}{' '}
        {remedy}
      </Text>
      <Group gap={8}>
        <Button size="xs" variant="default" onClick={onShow}>
          {t('peopleList.flaws.show', { count: flaws.size })}
        </Button>
        {suspects.size > 0 && (
          <Button size="xs" variant="default" onClick={() => people.keepAsNames(suspects)}>
            {t('peopleList.flaws.keep', { count: suspects.size })}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={remove}>
          {t('peopleList.flaws.remove', { count: flaws.size })}
        </Button>
      </Group>
    </Alert>
  )
}
