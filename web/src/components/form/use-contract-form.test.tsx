import { TextInput } from '@mantine/core'
import { logIn } from '@probant/contract/auth'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { chooseLocale } from '#web/i18n/i18n.ts'
import { draw } from '../../../test/draw.tsx'
import { useContractForm } from './use-contract-form.ts'

describe('a form', () => {
  it('says what is wrong with a field again in the language that was switched to', async () => {
    const { user } = await draw(<Form />)
    await user.click(button())
    await waitFor(() => expect(descriptionOf(email())).toBe('This field is required.'))

    await chooseLocale('fr')

    await waitFor(() => expect(descriptionOf(email())).toBe('Ce champ est obligatoire.'))
  })

  it('tells whoever goes on to the next field at once what is wrong with the one before', async () => {
    const { user } = await draw(<Form />)
    await user.type(email(), 'not an address')
    expect(descriptionOf(email())).toBe('')

    await user.click(password())

    await waitFor(() => expect(descriptionOf(email())).toBe('Enter a valid e-mail address.'))
  })

  it('does not scold a field that was only passed by', async () => {
    const { user } = await draw(<Form />)
    await user.click(email())
    await user.click(password())
    await user.click(email())

    expect(descriptionOf(email())).toBe('')
    expect(descriptionOf(password())).toBe('')
  })

  it('gives the focus to the first bad field, though others stand before it', async () => {
    const { user } = await draw(<Form />)
    await user.type(email(), 'ann@example.org{Enter}')

    await waitFor(() => expect(document.activeElement).toBe(password()))
    expect(descriptionOf(password())).toBe('This field is required.')
  })

  it('leaves the focus at the button that was pressed, which is switched off while it works', async () => {
    const { user } = await draw(<Form send={losingFocus} />)
    await user.type(email(), 'ann@example.org')
    await user.type(password(), 'a long password')
    await user.click(button())

    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  it('leaves it where it went meanwhile', async () => {
    const { user } = await draw(<Form send={async () => email().focus()} />)
    await user.type(email(), 'ann@example.org')
    await user.type(password(), 'a long password')
    await user.click(button())

    await waitFor(() => expect(document.activeElement).toBe(email()))
  })
})

/** As browsers do with a button that is disabled. */
const losingFocus = async () => button().blur()

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Password')
const button = () => screen.getByRole('button', { name: 'Log in' })

/** What is read out with a field. */
function descriptionOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

function Form({ send = async () => {} }: { send?: () => Promise<void> }) {
  const { form, onSubmit } = useContractForm({
    schema: logIn.schema.body,
    initialValues: { email: '', password: '' },
    filled: { botToken: 'to come' },
  })
  return (
    <form onSubmit={onSubmit(send)} noValidate>
      <TextInput {...form.getInputProps('email')} label="E-mail" />
      <TextInput {...form.getInputProps('password')} label="Password" type="password" />
      <button type="submit">Log in</button>
    </form>
  )
}
