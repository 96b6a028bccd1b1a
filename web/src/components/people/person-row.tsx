import { ActionIcon, Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressEntry } from '#web/lib/address-list.ts'
import { meantAddress } from '#web/lib/people/mail-hosts.ts'
import type { Flaw, Person } from './people.ts'
import classes from './people-list.module.css'

interface PersonRowProps {
  person: Person
  /** Its place among those that are shown. */
  line: number
  flaw: Flaw | undefined
  onChange: (change: Partial<AddressEntry>) => void
  onRemove: () => void
}

export function PersonRow({ person, line, flaw, onChange, onRemove }: PersonRowProps) {
  const { t } = useTranslation('groups')
  const flawId = useId()
  const isNameBad = flaw === 'longName' || flaw === 'suspect'
  const meant = meantAddress(person.email)
  const called = person.name.trim() || person.email.trim()
  return (
    <li className={classes.row} data-person={person.id} data-flaw={flaw}>
      <PersonCell
        cell="name"
        label={t('peopleList.person.nameOf', { line })}
        placeholder={t('peopleList.person.noName')}
        value={person.name}
        flawId={isNameBad ? flawId : undefined}
        onChange={(name) => onChange({ name })}
      />
      <PersonCell
        cell="email"
        inputMode="email"
        label={t('peopleList.person.emailOf', { line })}
        placeholder={t(person.name.trim() ? 'peopleList.person.noEmail' : 'peopleList.person.email')}
        value={person.email}
        flawId={flaw && !isNameBad ? flawId : undefined}
        onChange={(email) => onChange({ email })}
      />
      <ActionIcon
        className={classes.remove}
        variant="subtle"
        color="gray"
        size={36}
        data-remove
        aria-label={
          called
            ? t('peopleList.person.remove', { person: called })
            : t('peopleList.person.removeLine', { line })
        }
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.5} />
      </ActionIcon>
      {meant && (
        <Button
          className={classes.meant}
          size="compact-xs"
          variant="subtle"
          onClick={() => onChange({ email: meant })}
        >
          {t('peopleList.person.meant', { email: meant })}
        </Button>
      )}
      {flaw && (
        <span id={flawId} className={classes.flaw} data-at={isNameBad ? 'name' : 'email'}>
          {t(`peopleList.flaw.${flaw}`)}
        </span>
      )}
    </li>
  )
}

interface PersonCellProps {
  label: string
  placeholder?: string
  value: string
  inputMode?: 'email'
  /** Which of the two it is: Enter goes to the same one in the next line. */
  cell: 'name' | 'email'
  /** The id of the sentence that says what is wrong with it. */
  flawId?: string
  onChange: (value: string) => void
}

/** A cell as in a spreadsheet: it looks like text, and can be written in. */
function PersonCell(props: PersonCellProps) {
  const { value, cell, flawId, onChange } = props
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    setTyped(value)
  }
  const take = () => typed !== value && onChange(typed)
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    take()
    const next = event.currentTarget.closest('li')?.nextElementSibling
    next?.querySelector<HTMLElement>(`[data-cell=${cell}]`)?.focus()
  }
  return (
    <input
      className={classes.cell}
      data-cell={cell}
      aria-label={props.label}
      aria-invalid={flawId !== undefined || undefined}
      aria-describedby={flawId}
      placeholder={props.placeholder}
      inputMode={props.inputMode}
      autoComplete="off"
      autoCapitalize={cell === 'email' ? 'none' : 'words'}
      spellCheck={false}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={press}
    />
  )
}
