import type { PublicPage } from '@probant/contract/public-pages'
import type { ComponentType } from 'react'
import { Landing } from '../components/landing/landing.tsx'
import { AntiCheatPage } from './anti-cheat-page.tsx'
import { GeneralConditionPage, LegalNoticePage, PrivacyPage, TermPage } from './legal-pages.tsx'
import { PricingPage } from './pricing-page.tsx'

/** What stands on each of them, and in which file of sentences its title and description are. */
export const PAGES = {
  landing: { Page: Landing, sentences: 'landing' },
  pricing: { Page: PricingPage, sentences: 'plans' },
  antiCheat: { Page: AntiCheatPage, sentences: 'anti-cheat' },
  terms: { Page: TermPage, sentences: 'terms' },
  privacy: { Page: PrivacyPage, sentences: 'privacy' },
  legalNotice: { Page: LegalNoticePage, sentences: 'legal-notice' },
  generalConditions: { Page: GeneralConditionPage, sentences: 'general-conditions' },
} as const satisfies Record<PublicPage, { Page: ComponentType; sentences: string }>
