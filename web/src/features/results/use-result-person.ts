import type { Result } from '@probant/contract/results/list'
import { useTranslation } from 'react-i18next'

/** By their name, else by their address; whose account was deleted has neither. */
export function useResultPerson() {
  const { t } = useTranslation('results')
  return ({ isGone, name, email }: Pick<Result, 'isGone' | 'name' | 'email'>): string =>
    isGone ? t('list.gone') : name || email
}
