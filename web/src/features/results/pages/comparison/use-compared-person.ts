import type { ComparedPerson } from '@probant/contract/results/comparison'
import { useTranslation } from 'react-i18next'
import { useResultPerson } from '../../use-result-person.ts'

/** What each is called; where names are hidden, by their place. */
export function useComparedPerson() {
  const { t } = useTranslation('results')
  const person = useResultPerson()
  return ({ participant }: Pick<ComparedPerson, 'participant'>, place: number): string =>
    participant ? person(participant) : t('comparison.numbered', { number: place + 1 })
}
