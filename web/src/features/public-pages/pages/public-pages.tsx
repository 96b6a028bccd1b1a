import type { PublicPage } from '@probant/contract/public-pages'
import type { ComponentType } from 'react'
import { Landing } from '../components/landing/landing.tsx'
import { AntiCheatPage } from './anti-cheat-page.tsx'
import { GeneralConditionPage, LegalNoticePage, PrivacyPage, TermPage } from './legal-pages.tsx'
import { PricingPage } from './pricing-page.tsx'

/** What stands on each of them, and in which file of sentences its title and description are. */
export const PAGES = {
  landing: { Page: Landing, sentences: 'site:landing' },
  pricing: { Page: PricingPage, sentences: 'account:plans' },
  antiCheat: { Page: AntiCheatPage, sentences: 'site:antiCheat' },
  terms: { Page: TermPage, sentences: 'site:terms' },
  privacy: { Page: PrivacyPage, sentences: 'site:privacy' },
  legalNotice: { Page: LegalNoticePage, sentences: 'site:notice' },
  generalConditions: { Page: GeneralConditionPage, sentences: 'site:conditions' },
} as const satisfies Record<PublicPage, { Page: ComponentType; sentences: string }>
