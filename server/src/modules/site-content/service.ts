import { isDeepStrictEqual } from 'node:util'
import { LOCALES } from '@probant/contract/locales'
import type { LocalContent, SiteContent } from '@probant/contract/site-content'
import type { Db, DbOrTx } from '#server/database/client.ts'
import type { Audit } from '#server/modules/admin/index.ts'
import type { Now } from '#server/platform/clock.ts'
import type { Actor } from '#server/platform/http/actor.ts'
import { siteContentRepository } from './repository.ts'

/** What the landing page shows beside what it says by itself. */
export function createSiteContentService({ db, now, audit }: { db: Db; now: Now; audit: Audit }) {
  return {
    get: () => read(db),

    async update(actor: Actor, content: SiteContent): Promise<SiteContent> {
      return db.transaction(async (tx) => {
        const before = await read(tx)
        const languages = LOCALES.filter((locale) => !isDeepStrictEqual(before[locale], content[locale]))

        await siteContentRepository(tx).save(
          LOCALES.map((locale) => ({ locale, content: content[locale] })),
          now(),
        )
        await audit.record(tx, actor, {
          action: 'content.updated',
          target: LANDING_PAGE,
          details: { languages },
        })
        return content
      })
    },
  }
}

export type SiteContentService = ReturnType<typeof createSiteContentService>

const LANDING_PAGE = '/'

const EMPTY: LocalContent = {
  heroTitle: '',
  heroText: '',
  videoId: '',
  testimonials: [],
  announcement: { isShown: false, text: '', link: '' },
}

async function read(tx: DbOrTx): Promise<SiteContent> {
  const rows = await siteContentRepository(tx).list()
  const contentIn = (locale: (typeof LOCALES)[number]): LocalContent => ({
    ...EMPTY,
    ...rows.find((row) => row.locale === locale)?.content,
  })
  return { en: contentIn('en'), fr: contentIn('fr') }
}
