import { expect, type Page } from '@playwright/test'
import type { Person } from './people.ts'

/** Fills in the login form of the page as it stands; whoever calls says what should come of it. */
export async function submitLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** Logs in on the page as it stands, and waits until its form is gone. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await submitLogin(page, person)
  await expect(page).not.toHaveURL(/\/login/)
}

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/login')
}

/** Fills in the sign-up form of the page as it stands. */
export async function submitSignUp(page: Page, { username, email, password }: Person): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(username)
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Repeat the password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
}
