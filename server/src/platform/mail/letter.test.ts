import { describe, expect, it } from 'vitest'
import { hideLink, renderLetter } from './letter.ts'

const letter = {
  locale: 'en',
  productName: 'Probant',
  heading: 'Is this your address?',
  paragraphs: ['Somebody signed up with it.', 'The link works for a day.'],
  action: { label: 'Confirm it', url: 'https://probant.test/verify-email?a=1&b=2#ml_secret' },
  closing: 'If it was not you, ignore this mail.',
} as const

describe('a letter', () => {
  it('says the same in text and in HTML', () => {
    const { text, html } = renderLetter(letter)
    for (const part of [letter.heading, ...letter.paragraphs, letter.action.label, letter.closing]) {
      expect(text).toContain(part)
      expect(html).toContain(part)
    }
    expect(text).toContain(`Confirm it:\n${letter.action.url}\n`)
  })

  it('links the button, and writes the link out for those who don’t see one', () => {
    const { html } = renderLetter(letter)
    expect(html.match(/href="[^"]*#ml_secret"/g)).toHaveLength(2)
    expect(html).toContain('>https://probant.test/verify-email?a=1&#38;b=2#ml_secret</a>')
  })

  it('has no button where there is nothing to do', () => {
    const { text, html } = renderLetter({ ...letter, action: undefined, closing: undefined })
    expect(html).not.toContain('<a ')
    expect(text).not.toContain('http')
  })

  it('takes what people typed for text, never for HTML', () => {
    const { html } = renderLetter({
      ...letter,
      heading: '<img src=x onerror=alert(1)>',
      paragraphs: ['"><script>alert(2)</script>', `Tom & Jerry's`],
      action: { label: '<b>go</b>', url: 'https://probant.test/"onclick="alert(3)' },
    })
    expect(html).not.toMatch(/<img|<script|<b>|"onclick/)
    expect(html).toContain('Tom &#38; Jerry&#39;s')
  })

  it('shows facts as a table, and as lines in text', () => {
    const facts = [
      { label: 'When', value: 'Monday, 09:00 to 10:00' },
      { label: 'Rules', value: 'No <b>notes</b>' },
    ]
    const { text, html } = renderLetter({ ...letter, facts })
    expect(text).toContain('\n\nWhen: Monday, 09:00 to 10:00\nRules: No <b>notes</b>\n\n')
    expect(renderLetter({ ...letter, facts, locale: 'fr' }).text).toContain('When\u00a0: Monday')
    expect(html).toMatch(/<th class="label[^>]*scope="row"[^>]*>When<\/th>/)
    expect(html).toContain('>No &#60;b&#62;notes&#60;/b&#62;</td>')
    expect(renderLetter(letter).html).not.toContain('<th')
  })

  it('shows a code alone, and hides it from other eyes', () => {
    const { text, html } = renderLetter({ ...letter, action: undefined, code: '482913' })
    expect(text).toContain('\n\n482913\n\n')
    expect(html).toMatch(/>482913<\/p>/)
    const hidden = hideLink({ text, html }, '482913')
    expect(hidden.text + hidden.html).not.toContain('482913')
  })

  it('is set in the language of its reader', () => {
    expect(renderLetter(letter).html).toContain('<html lang="en"')
    const { text, html } = renderLetter({ ...letter, locale: 'fr' })
    expect(html).toContain('<html lang="fr"')
    expect(html).toContain('votre navigateur\u00a0:')
    expect(text).toContain('Confirm it\u00a0:\n')
  })

  it('loads nothing from elsewhere', () => {
    const { html } = renderLetter(letter)
    expect(html).not.toMatch(/<img|<link|url\(|src=|@import/)
  })

  it('shows other eyes where a link leads, not what it opens', () => {
    const body = renderLetter(letter)
    const hidden = hideLink(body, letter.action.url)
    for (const part of [hidden.text, hidden.html]) {
      expect(part).not.toContain('ml_secret')
      expect(part).toContain('https://probant.test/verify-email#…')
    }
    expect(hideLink(body, null)).toEqual(body)
  })
})
