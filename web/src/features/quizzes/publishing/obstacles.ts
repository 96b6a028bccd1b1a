import type { Obstacle } from '@probant/contract/quizzes/readiness'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment, knownZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'
import type { QuizDocument } from '../editing/document.ts'
import { obstaclesIn } from '../editing/document-plan.ts'

interface Named {
  timeZone: string
  sections: readonly { title: string }[]
}

/** What stands between a draft and its publication, as a sentence each. */
export function useObstacleWords({ sections, ...named }: Named): (obstacle: Obstacle) => string {
  const { t } = useTranslation('quiz-view')
  const locale = useLocale()
  const now = useNow()
  const timeZone = knownZone(named.timeZone)
  const nameOf = (section: number) =>
    sections[section]?.title || t('outline.section', { number: section + 1 })

  return (obstacle) => {
    switch (obstacle.kind) {
      case 'otherLanguage':
        return t('obstacles.otherLanguage', { count: obstacle.questionIds.length })
      case 'sectionEmpty':
      case 'poolPointsDiffer':
        return t(`obstacles.${obstacle.kind}`, { section: nameOf(obstacle.section) })
      case 'drawTooLarge': {
        const { draw, count } = obstacle
        return t('obstacles.drawTooLarge', { section: nameOf(obstacle.section), draw, count })
      }
      case 'endsTooSoon':
        return t('obstacles.endsTooSoon', {
          earliest: formatMoment(locale, obstacle.earliestEnd, { timeZone, now }),
        })
      default:
        return t(`obstacles.${obstacle.kind}`)
    }
  }
}

/** What stands in the way of publishing; the same list for as long as nothing of it changes. */
export function useObstacles(document: QuizDocument): Obstacle[] {
  const now = useNow()
  const calm = useDeferredValue(document)
  const found = useMemo(() => obstaclesIn(calm, now), [calm, now])
  const [shown, setShown] = useState(found)
  if (shown === found || JSON.stringify(shown) === JSON.stringify(found)) return shown
  setShown(found)
  return found
}
