import type { Participant } from '@probant/contract/participants/participant'
import { useTranslation } from 'react-i18next'

/** What somebody is called: by their name, else by their address; whose account was deleted has neither. */
export function usePersonWords() {
  const { t } = useTranslation('participants')
  return ({ isGone, name, email }: Pick<Participant, 'isGone' | 'name' | 'email'>): string =>
    isGone ? t('gone') : name || email
}
