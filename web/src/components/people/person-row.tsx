import { ActionIcon } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AddressEntry } from '#web/lib/address-list.ts'
import type { Flaw, Person } from './people.ts'
import classes from './people-list.module.css'
import { PersonCell } from './person-cell.tsx'

interface PersonRowProps {
  person: Person
  /** Its place among those that are shown. */
  line: number
  flaw: Flaw | undefined
  onChange: (change: Partial<AddressEntry>) => void
  onRemove: () => void
}

export function PersonRow({ person, line, flaw, onChange, onRemove }: PersonRowProps) {
  const { t } = useTranslation('people')
  const flawId = useId()
  const isNameBad = flaw === 'longName'
  const called = person.name.trim() || person.email.trim()
  return (
    <li className={classes.row} data-person={person.id} data-flaw={flaw}>
      <PersonCell
        cell="name"
        label={t('person.nameOf', { line })}
        placeholder={t('person.noName')}
        value={person.name}
        flawId={isNameBad ? flawId : undefined}
        onChange={(name) => onChange({ name })}
      />
      <PersonCell
        cell="email"
        inputMode="email"
        label={t('person.emailOf', { line })}
        placeholder={t('person.email')}
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
        aria-label={called ? t('person.remove', { person: called }) : t('person.removeLine', { line })}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.5} />
      </ActionIcon>
      {flaw && (
        <span id={flawId} className={classes.flaw} data-at={isNameBad ? 'name' : 'email'}>
          {t(`flaw.${flaw}`)}
        </span>
      )}
    </li>
  )
}
