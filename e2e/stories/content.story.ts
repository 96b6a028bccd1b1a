import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothSchemes } from '../harness/accessibility.ts'
import { expect, test } from '../harness/own-app.ts'

const VIDEO = 'M7lc1UVf-VE'

test('what the administrator writes stands on the landing page, in that language only', async ({
  page,
  browser,
  visitor,
  signInAsAdmin,
}) => {
  await signInAsAdmin()
  const reader = await visitor()
  const films = await watchForFilms(reader)

  await test.step('write it', async () => {
    await page.goto('/admin/content')
    const english = page.getByRole('group', { name: 'English', exact: true })
    await english.getByLabel('YouTube video').fill(`https://www.youtube.com/watch?v=${VIDEO}&t=12s`)
    await expect(english.getByLabel('YouTube video')).toHaveAccessibleDescription(`Recognized: ${VIDEO}`)
    await english.getByRole('button', { name: 'Add a testimonial' }).click()
    await english.getByLabel('Quote').fill('My class stopped dreading Fridays.')
    await english.getByLabel('Author').fill('Maria Gaetana')
    await english.getByRole('switch', { name: 'Show the banner on the public pages' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    const text = english.getByLabel('Banner text')
    await expect(text).toBeFocused()
    await expect(text).toHaveAttribute('aria-invalid', 'true')

    await text.fill('Open day on Monday')
    await english.getByLabel('Link (optional)').fill('/pricing')
    await expect(page.getByText('You have unsaved changes.')).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Your changes are saved and live.')).toBeVisible()
    await expect(english.getByLabel('YouTube video')).toHaveValue(VIDEO)
    await expectAccessible(page, 'the content, filled in')
  })

  await test.step('read it in English', async () => {
    await reader.goto('/')
    await expect(announcement(reader).getByRole('link', { name: 'Open day on Monday' })).toBeVisible()
    await expect(reader.getByRole('heading', { name: 'What people say' })).toBeVisible()
    await expect(reader.getByRole('figure').filter({ hasText: 'Maria Gaetana' })).toContainText(
      'My class stopped dreading Fridays.',
    )
    await expect(reader.getByRole('button', { name: /^Play the video/ })).toBeVisible()
    await expectAccessibleInBothSchemes(reader, 'a landing page with everything on it')
  })

  await test.step('the film comes from YouTube only when it is asked for', async () => {
    await reader.waitForLoadState('networkidle')
    expect(films).toEqual([])
    await reader.getByRole('button', { name: /^Play the video/ }).click()
    await expect.poll(() => films).toHaveLength(1)
    expect(films[0]).toContain(`https://www.youtube-nocookie.com/embed/${VIDEO}?`)
  })

  await test.step('without script a link leads to it', async () => {
    const plain = await browser.newPage({ baseURL: new URL(reader.url()).origin, javaScriptEnabled: false })
    await plain.goto('/')
    const film = plain.getByRole('link', { name: /^Play the video/ })
    await expect(film).toHaveAttribute('href', `https://www.youtube.com/watch?v=${VIDEO}`)
    await expect(film).toBeVisible()
    await expect(plain.getByRole('button')).toHaveCount(0)
    await plain.close()
  })

  await test.step('in French nothing of it is there', async () => {
    await reader.getByRole('link', { name: 'Français' }).click()
    await expect(reader.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(reader.getByRole('complementary', { name: 'Annonce' })).toBeHidden()
    await expect(reader.getByText('Maria Gaetana')).toBeHidden()
    await expect(reader.getByRole('button', { name: /^Lire la vidéo/ })).toBeHidden()
    await expect(reader.locator('iframe')).toHaveCount(0)
  })

  await test.step('put away, the announcement stays away', async () => {
    await reader.getByRole('link', { name: 'English' }).click()
    await announcement(reader).getByRole('button', { name: 'Dismiss the announcement' }).click()
    await expect(announcement(reader)).toBeHidden()
    await reader.goto('/pricing')
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
    await reader.waitForLoadState('networkidle')
    await expect(announcement(reader)).toBeHidden()
  })

  await test.step('the audit log tells it', async () => {
    await page.goto('/admin/audit?action=content.updated')
    const entries = page.getByRole('list', { name: 'Audit log, newest first' }).getByRole('listitem')
    await expect(entries).toHaveCount(1)
    await expect(entries).toContainText('changed what the landing page shows.')
  })
})

function announcement(page: Page) {
  return page.getByRole('complementary', { name: 'Announcement' })
}

/** Every request that would tell YouTube of the visit; none of them leaves this machine. */
async function watchForFilms(page: Page): Promise<string[]> {
  const films: string[] = []
  await page.route(/youtube|ytimg|googlevideo/, (route) => {
    films.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Film</title>' })
  })
  return films
}
