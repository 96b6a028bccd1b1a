import { getSiteContent, type SiteContentForm, updateSiteContent } from '@probant/contract/site-content'
import { describe, expect, it } from 'vitest'
import { testApp } from '#test/test-app.ts'

const test = testApp()

describe('what the landing page shows', () => {
  it('is nothing of its own until an administrator says so', async () => {
    const { status, body } = await test.browser().call(getSiteContent)

    expect(status).toBe(200)
    expect(body.en).toEqual(empty())
    expect(body.fr).toEqual(empty())
  })

  it('is changed in both languages at once, for everyone to see', async () => {
    const admin = await test.signedUp()
    const content = form({ heroTitle: '  Test what they know ' }, { heroTitle: 'Évaluez ce qu’ils savent' })

    const { body } = await admin.call(updateSiteContent, { body: content })

    expect(body.en.heroTitle).toBe('Test what they know')
    expect((await test.browser().call(getSiteContent)).body).toEqual(body)
  })

  it('is changed again', async () => {
    const admin = await test.signedUp()
    const testimonials = [{ quote: 'It works.', author: 'Ada', role: '' }]
    await admin.call(updateSiteContent, { body: form({ testimonials }, {}) })

    await admin.call(updateSiteContent, { body: form({}, { heroText: 'Bonjour' }) })

    const { body } = await test.browser().call(getSiteContent)
    expect(body.en.testimonials).toEqual([])
    expect(body.fr.heroText).toBe('Bonjour')
  })

  it('finds the video in a pasted address', async () => {
    const admin = await test.signedUp()
    const videoId = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s'

    const { body } = await admin.call(updateSiteContent, { body: form({ videoId }, {}) })

    expect(body.en.videoId).toBe('dQw4w9WgXcQ')
    expect(body.fr.videoId).toBe('')
  })

  it('takes no video from elsewhere, no link that runs', async () => {
    const admin = await test.signedUp()
    const announcement = { isShown: true, text: 'News', link: 'javascript:alert(1)' }

    const refused = await admin.call(updateSiteContent, {
      body: form({ videoId: 'https://example.org/watch?v=dQw4w9WgXcQ' }, { announcement }),
    })

    expect(refused).toFailWith('validationError')
    expect(Object.keys(refused.body.error.fields ?? {}).sort()).toEqual([
      'en.videoId',
      'fr.announcement.link',
    ])
  })

  it('needs a text for a banner that is shown', async () => {
    const admin = await test.signedUp()
    const announcement = { isShown: true, text: ' ', link: '' }

    const refused = await admin.call(updateSiteContent, { body: form({}, { announcement }) })

    expect(Object.keys(refused.body.error.fields ?? {})).toEqual(['fr.announcement.text'])
  })

  it('stays as it was in both languages where saving fails', async () => {
    const admin = await test.signedUp()
    const { body: before } = await admin.call(updateSiteContent, { body: form({ heroTitle: 'Before' }, {}) })
    await test.refuse('insert', 'audit_entries')

    expect(await admin.call(updateSiteContent, { body: form({ heroTitle: 'After' }, {}) })).toFailWith(
      'internalError',
    )
    expect((await admin.call(getSiteContent)).body).toEqual(before)
  })
})

type Local = SiteContentForm['en']

function form(en: Partial<Local>, fr: Partial<Local>): SiteContentForm {
  return { en: { ...empty(), ...en }, fr: { ...empty(), ...fr } }
}

function empty(): Local {
  const announcement = { isShown: false, text: '', link: '' }
  return { heroTitle: '', heroText: '', videoId: '', testimonials: [], announcement }
}
