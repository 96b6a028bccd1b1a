import type { Obstacle } from '@probant/contract/quizzes/readiness'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#web/i18n/use-locale.ts'
import { formatMoment, knownZone } from '#web/lib/day-and-time.ts'
import { useNow } from '#web/lib/use-now.ts'

interface Named {
  timeZone: string
  sections: readonly { title: string }[]
}

/** What stands between a draft and its publication, as a sentence each. */
export function useObstacleWords({ sections, ...named }: Named): (obstacle: Obstacle) => string {
  const { t } = useTranslation('quiz')
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
