import { expect, type Locator, type Page } from '@playwright/test'

/** The button that says in whose name one works. */
export function workspaceSwitcher(page: Page): Locator {
  return page.getByRole('button', { name: /^(Workspace:|Espace de travail)/ })
}

/** Goes on in the name of an organization. */
export async function switchTo(page: Page, name: string): Promise<void> {
  await workspaceSwitcher(page).click()
  await page.getByRole('menuitemradio').filter({ hasText: name }).click()
  await expect(workspaceSwitcher(page)).toContainText(name)
}
