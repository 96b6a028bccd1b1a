import { expectToKeepFocus, expectToTakeFocus, tabTo, typeInto } from '../harness/keyboard.ts'
import { aPerson } from '../harness/people.ts'
import { aDraft } from '../harness/quizzes.ts'
import { expect, test } from '../harness/test.ts'

test('the first Tab offers to skip to the content', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/dashboard')
  const firstButton = page.getByRole('button', { name: 'Make a new link' })
  await expect(firstButton).toBeVisible()

  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(firstButton).toBeFocused()
})

test('signing up needs no mouse', async ({ page }) => {
  const person = aPerson()
  await page.goto('/signup')

  await tabTo(page, page.getByRole('button', { name: 'Create account' }))
  await page.keyboard.press('Enter')
  const name = page.getByLabel('Name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/This field is required\./)
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    /an uppercase letter/,
  )
  await page.keyboard.type(person.username)

  await typeInto(page, page.getByLabel('E-mail'), 'no address')
  await typeInto(page, page.getByLabel('Password', { exact: true }), person.password)
  await typeInto(page, page.getByLabel('Repeat the password'), 'Another-one-2')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Enter a valid e-mail address.')

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(person.email)
  await page.keyboard.press('Enter')
  const repeated = page.getByLabel('Repeat the password')
  await expect(repeated).toBeFocused()
  await expect(repeated).toHaveAccessibleDescription('The two passwords don’t match.')

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard')
})

test('logging in needs no mouse, and the password can be looked at', async ({ page, context, signUp }) => {
  const person = await signUp()
  await context.clearCookies()
  await page.goto('/login')
  const password = page.getByLabel('Password', { exact: true })

  await typeInto(page, page.getByLabel('E-mail'), person.email)
  await page.keyboard.press('Enter')
  await expect(password).toBeFocused()
  await page.keyboard.type(person.password)

  await tabTo(page, page.getByRole('button', { name: 'Show password' }))
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'text')
  await tabTo(page, page.getByRole('button', { name: 'Hide password' }), { key: 'Shift+Tab' })
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'password')

  await tabTo(page, page.getByRole('button', { name: 'Log in' }))
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/dashboard')
})

test('the settings need no mouse', async ({ page, signUp, mailbox }) => {
  const person = await signUp()
  await page.goto('/setting')

  await typeInto(page, page.getByLabel('Name', { exact: true }), 'Keyboard Person')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your details have been saved.')).toBeVisible()

  await typeInto(page, page.getByLabel('New e-mail address'), 'by-keyboard@example.org')
  await typeInto(page, page.getByLabel('Your password, to change the address'), person.password)
  await tabTo(page, page.getByRole('button', { name: 'Change address' }))
  await page.keyboard.press('Space')
  await expect(page.getByText('Waiting to be confirmed: by-keyboard@example.org.')).toBeVisible()
  await mailbox.linkFor('by-keyboard@example.org')

  await typeInto(page, page.getByLabel('Current password', { exact: true }), person.password)
  await typeInto(page, page.getByLabel('New password', { exact: true }), 'Fingers-only-3')
  await typeInto(page, page.getByLabel('Repeat the new password'), 'Fingers-only-3')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Your password has been changed')).toBeVisible()

  await tabTo(page, page.getByRole('radio', { name: 'English' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('a dialog takes the focus, keeps it, and gives it back', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/setting')
  const opener = page.getByRole('button', { name: 'Delete my account…' })
  await tabTo(page, opener, { key: 'Shift+Tab' })
  await page.keyboard.press('Enter')

  const dialog = page.getByRole('dialog', { name: /^Delete the account/ })
  await expectToTakeFocus(dialog)
  await expectToKeepFocus(page, dialog)

  await tabTo(page, dialog.getByRole('button', { name: 'Delete permanently' }))
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Type your e-mail address to confirm')).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('? shows the sheet of shortcuts, but not while one types', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/setting')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await typeInto(page, page.getByLabel('Interest'), 'What is this?')
  await expect(page.getByLabel('Interest')).toHaveValue('What is this?')
  await expect(sheet).toBeHidden()

  await tabTo(page, page.getByRole('button', { name: 'Save', exact: true }))
  await page.keyboard.press('Shift+?')
  await expectToTakeFocus(sheet)
  await expectToKeepFocus(page, sheet)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
})

test('single keys can be switched off, and stay off', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Shift+?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expectToTakeFocus(sheet)
  await tabTo(page, sheet.getByRole('switch', { name: 'Use single-key shortcuts' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Shift+?')
  await page.keyboard.press('g')
  await page.keyboard.press('u')
  // The palette opens by a chord, which nobody presses by accident: it is the proof that keys arrived.
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/dashboard')
})

test('Ctrl+K opens the palette, which leads anywhere', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/setting')
  await page.getByLabel('Name', { exact: true }).focus()

  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()

  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('usage')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/usage')
  await expect(page.getByRole('heading', { level: 1, name: '0 of 50 questions used' })).toBeVisible()

  await aDraft(page.request, 'Capitals of Europe', [])
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  await page.keyboard.type('capitals')
  const found = page.getByRole('button', { name: /^Capitals of Europe/ })
  await expect(found).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Capitals of Europe' })).toBeVisible()

  // While a quiz is written as well, where a question mark belongs to the title.
  await page.goto('/dashboard/create')
  const title = page.getByRole('textbox', { name: 'Quiz title' })
  await title.pressSequentially('Why?')
  await expect(title).toHaveValue('Why?')
  await page.keyboard.press('ControlOrMeta+k')
  await expect(page.getByRole('textbox', { name: 'Search' })).toBeFocused()
  // A command that fits comes before the search that always does.
  await page.keyboard.type('shortcuts')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
})

test('g and a letter lead to a page, whose name is read out', async ({ page, signUp }) => {
  await signUp()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The two keys belong together only where they follow at once, which a busy machine may not manage.
  const pressed = async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('b')
    return new URL(page.url()).pathname
  }
  await expect.poll(pressed).toBe('/dashboard/billing')
  await expect(page.getByRole('status').filter({ hasText: 'Billing · Probant' })).toBeAttached()
})

test('a dialog that a link has opened leaves the focus to the page when it closes', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/dashboard/group?dialog=new')
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the account menu opens, moves and closes by keys, and gives the focus back', async ({
  page,
  signUp,
}) => {
  await signUp()
  await page.goto('/dashboard')
  const opener = page.getByRole('button', { name: 'Account menu' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitem', { name: 'My results' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menuitemradio', { name: 'English' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/login')
})
