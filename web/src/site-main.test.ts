import { readFileSync } from 'node:fs'
import type { PublicPage, Visit } from '@probant/contract/public-pages'
import { describe, expect, it } from 'vitest'
import { renderPage } from './site-main.tsx'

/** As a picture says it of itself, in the first bytes. */
function sizeOfWebp(file: string): number[] {
  const bytes = readFileSync(new URL(`../public${file}`, import.meta.url))
  return [24, 27].map((offset) => bytes.readUIntLE(offset, 3) + 1)
}

const FILES = { styles: ['/a.css'], script: '/a.js', fonts: [], application: ['/app.js'] }

describe('the landing page', () => {
  it('stands by itself, and says that its testimonials are examples', () => {
    const html = draw('landing')
    expect(html).toMatch(/^<!doctype html><html lang="en"/)
    expect(html).toContain('These are examples, not real customers.')
    expect(html).not.toContain('data-video')
    expect(html).not.toContain('data-announcement')
  })

  it('says what the administrator wrote, and no more than that', () => {
    const testimonials = [{ quote: 'It works.', author: 'Ada', role: '' }]
    const announcement = { isShown: true, text: 'Open day', link: '/pricing' }
    const html = draw('landing', {
      content: content({ heroTitle: 'Ours', videoId: 'x', testimonials, announcement }),
    })
    for (const words of ['Ours', 'It works.', 'Open day', 'data-video="x"']) expect(html).toContain(words)
    expect(html).toMatch(/<noscript><a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=x"/)
    expect(html).not.toContain('These are examples')
  })

  it('takes no tag from what was written', () => {
    const html = draw('landing', {
      content: content({ heroTitle: '<script>alert(1)</script>', heroText: '"><img>' }),
    })
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('"><img>')
  })

  it('lets nothing out of the data for search engines', () => {
    const operator = { name: '</script><script>alert(1)</script>' }
    expect(draw('landing', { operator })).not.toContain('</script><script>alert')
  })

  it.each(['en', 'fr'] as const)('shows pictures of the size that it says, in %s', (locale) => {
    const named = draw('landing', { locale }).matchAll(
      /(?:src|srcSet)="(\/pictures\/[^"]+)"[^>]* width="(\d+)" height="(\d+)"/g,
    )
    const pictures = [...named].map(([, file = '', width, height]) => ({
      file,
      size: [width, height].map(Number),
    }))
    expect(pictures).toHaveLength(6)
    for (const { file, size } of pictures) expect(sizeOfWebp(file), file).toEqual(size)
  })

  it('has a way in for visitors, and another for those who are in', () => {
    expect(draw('landing')).toContain('href="/signup"')
    const known = draw('landing', { isSignedIn: true })
    expect(known).not.toContain('href="/signup"')
    expect(known).toContain('href="/dashboard"')
  })
})

it('names the operator on every legal page, where the configuration does', () => {
  const operator = {
    name: 'Lycée Jean-Moulin',
    address: '1 rue des Écoles\n69000 Lyon',
    email: 'a@example.org',
  }
  for (const page of ['terms', 'privacy', 'legalNotice', 'generalConditions'] as const) {
    expect(draw(page)).not.toContain('run by</span>')
    const html = draw(page, { operator })
    for (const words of ['Lycée Jean-Moulin', '69000 Lyon', 'mailto:a@example.org'])
      expect(html).toContain(words)
  }
  expect(draw('legalNotice', { operator })).toContain('Lycée Jean-Moulin runs this installation')
})

it('stands in French under an address of its own, and names the English one', () => {
  const html = draw('pricing', { locale: 'fr' })
  expect(html).toContain('<html lang="fr"')
  expect(html).toContain('rel="canonical" href="https://probant.test/pricing?lang=fr"')
  expect(html).toContain('hrefLang="en" href="https://probant.test/pricing"')
})

it('names no address of its own where nobody has said which it has', () => {
  const html = draw('landing', { origin: undefined })
  for (const told of ['canonical', 'hrefLang="x-default"', 'og:url', 'og:image', 'undefined'])
    expect(html).not.toContain(told)
})

it('promises a large card elsewhere only where there is a picture for it', () => {
  expect(draw('landing')).toContain('name="twitter:card" content="summary_large_image"')
  const html = draw('landing', { origin: undefined })
  expect(html).toContain('name="twitter:card" content="summary"')
  expect(html).not.toContain('summary_large_image')
})

it('leads on in the language that is read', () => {
  expect(draw('terms', { locale: 'fr' })).toContain('href="/anti-cheat?lang=fr"')
  expect(draw('pricing', { locale: 'fr' })).toContain('href="/landing-page-fr"')
})

it('speaks of cards only where plans are sold', () => {
  const { privacy, ...site } = VISIT.site
  const sold = { site: { ...site, privacy: { ...privacy, takesPayments: true } } }
  for (const page of ['landing', 'pricing'] as const) {
    expect(draw(page)).not.toMatch(/\bcard\b(?!s|")/i)
    expect(draw(page, sold)).toMatch(/no credit card/i)
  }
})

function draw(page: PublicPage, change: Partial<Visit> = {}): string {
  return renderPage(page, { ...VISIT, ...change }, FILES)
}

function content(change: Partial<Visit['content']>): Visit['content'] {
  return { ...VISIT.content, ...change }
}

const VISIT: Visit = {
  locale: 'en',
  origin: 'https://probant.test',
  isSignedIn: false,
  content: {
    heroTitle: '',
    heroText: '',
    videoId: '',
    testimonials: [],
    announcement: { isShown: false, text: '', link: '' },
  },
  plans: [],
  site: {
    googleSignIn: false,
    botCheck: { provider: 'altcha' },
    deliversMail: false,
    privacy: { model: 'none', takesPayments: false, mails: { textDays: 30, days: 365 } },
  },
  operator: {},
}
