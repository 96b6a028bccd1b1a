import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { regional } from '#web/lib/format.ts'
import { nameOf } from '../arrangement.ts'
import { type Board, caughtBetween } from '../board.ts'

/** So long they are collected: a screen reader is not to be flooded. */
const COLLECT_MS = 4000

/** Says politely who has a violation more, several at once. */
export function CaughtAnnouncer({ board }: { board: Board }) {
  const { t } = useTranslation('results')
  const locale = useLocale()
  const before = useRef<Board>(undefined)
  const collected = useRef(new Set<string>())
  const [said, setSaid] = useState({ words: '', times: 0 })

  useEffect(() => {
    for (const row of caughtBetween(before.current, board))
      collected.current.add(nameOf(row) || t('live.gone'))
    before.current = board
  }, [board, t])

  useEffect(() => {
    const timer = setInterval(() => {
      if (collected.current.size === 0) return
      const names = new Intl.ListFormat(regional(locale)).format(collected.current)
      const words = t('live.caught', { count: collected.current.size, names })
      setSaid(({ times }) => ({ words, times: times + 1 }))
      collected.current.clear()
    }, COLLECT_MS)
    return () => clearInterval(timer)
  }, [t, locale])

  return (
    <VisuallyHidden role="status">
      {/* Another key: the same words once more would be no change, and nobody would hear them. */}
      <span key={said.times}>{said.words}</span>
    </VisuallyHidden>
  )
}
