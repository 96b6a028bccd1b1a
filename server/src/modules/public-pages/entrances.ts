import type { Locale } from '@probant/contract/locales'
import type { Entrance } from '@probant/contract/public-pages'
import type { SiteService } from '#server/modules/site/index.ts'
import type { BuiltEntrances } from './built-entrances.ts'
import { type DrawnPage, tagOf } from './drawn-page.ts'
import { entrancePage } from './entrance-page.ts'

interface Dependencies {
  site: SiteService
  builtEntrances: () => Promise<BuiltEntrances | undefined>
}

/** The ways in, for those who come from outside: what they see is there before the application is. */
export function createEntrances({ site, builtEntrances }: Dependencies) {
  /** Each as it was last drawn: it is drawn anew once the installation is set up otherwise. */
  const drawn = new Map<string, DrawnPage & { from: string }>()

  return {
    /** Nothing where they were not built. */
    async drawEntrance(entrance: Entrance, locale: Locale): Promise<DrawnPage | undefined> {
      const built = await builtEntrances()
      const preloads = built?.preloads[entrance]
      if (!built || !preloads) return undefined

      // While the database is away it is the application that comes, and says so.
      const described = await site.describe().catch(() => undefined)
      if (!described) return undefined

      const key = [entrance, locale].join()
      const from = JSON.stringify(described)
      const known = drawn.get(key)
      if (known?.from === from) return known

      const reader = { locale, site: described }
      const html = entrancePage({
        ...reader,
        page: built.page,
        preloads,
        drawn: await built.draw(entrance, reader),
      })
      const fresh = { html, tag: tagOf(html), from }
      drawn.set(key, fresh)
      return fresh
    },
  }
}
