import type { Locale } from '@probant/contract/locales'
import type { Operator, PublicPage, Visit } from '@probant/contract/public-pages'
import type { PlanService } from '#server/modules/plans/index.ts'
import type { SiteService } from '#server/modules/site/index.ts'
import type { SiteContentService } from '#server/modules/site-content/index.ts'
import type { createBuiltPages } from './built-pages.ts'
import { type DrawnPage, tagOf } from './drawn-page.ts'

interface Dependencies {
  origin: () => string | undefined
  operator: Operator
  plans: PlanService
  site: SiteService
  siteContent: SiteContentService
  builtPages: ReturnType<typeof createBuiltPages>
}

/** The pages for visitors: the web's own components, with what this installation has to say. */
export function createPublicPageService({
  origin,
  operator,
  plans,
  site,
  siteContent,
  builtPages,
}: Dependencies) {
  /** Each as it was last drawn: it is drawn anew once something else has to stand on it. */
  const drawn = new Map<string, DrawnPage & { from: string }>()

  return {
    /** Nothing where the pages were not built. */
    async draw(page: PublicPage, reader: Reader): Promise<DrawnPage | undefined> {
      const built = await builtPages()
      if (!built) return undefined

      const key = [page, reader.locale, reader.isSignedIn].join()
      const known = drawn.get(key)
      // While the database is away a page is shown as it was last.
      const read = Promise.all([siteContent.get(), plans.listCatalogue(), site.settled()])
      const current = await (known ? read.catch(() => undefined) : read)
      if (!current) return known

      const [content, catalogue, settled] = current
      const visit: Visit = {
        ...reader,
        origin: origin(),
        content: content[reader.locale],
        plans: catalogue,
        site: settled,
        operator,
      }
      const from = JSON.stringify(visit)
      if (known?.from === from) return known

      const html = built.render(page, visit, built.files)
      const fresh = { html, tag: tagOf(html), from }
      drawn.set(key, fresh)
      return fresh
    },

    origin,
  }
}

interface Reader {
  locale: Locale
  isSignedIn: boolean
}
