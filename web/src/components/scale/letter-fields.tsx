import { ActionIcon, Button, Fieldset, Group, Input, Stack, TextInput } from '@mantine/core'
import { LETTERS_MAX, LETTERS_MIN, type Letter, scaleSchema } from '@probant/contract/scale/scale'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldSentence } from '#web/i18n/refusals.ts'
import { useLocale } from '#web/i18n/use-locale.ts'
import { PercentField } from './percent-field.tsx'

interface LetterFieldsProps {
  letters: Letter[]
  onChange: (letters: Letter[]) => void
  isReadOnly: boolean
}

/** Each letter, and from which percentage on it is given; the last begins at nothing. */
export function LetterFields({ letters, onChange, isReadOnly }: LetterFieldsProps) {
  const { t } = useTranslation('scale')
  const locale = useLocale()
  const { names, focusAt } = useFocusOnName(letters.length)
  /** Whose name is still to be typed: that it is missing is nothing to say yet. */
  const [added, setAdded] = useState<number>()
  const refusals = refusalsOf(letters)
  const refusalAt = (path: string) => refusals.find((issue) => issue.path === path)?.message
  const said = (path: string) => {
    const refusal = refusalAt(path)
    return refusal && fieldSentence(locale, refusal)
  }
  const change = (index: number, letter: Partial<Letter>) =>
    onChange(letters.map((one, place) => (place === index ? { ...one, ...letter } : one)))
  const nameOf = (index: number) => letters[index]?.name || t('letterName', { number: index + 1 })
  /** Above the last one, halfway to the one before. */
  const add = () => {
    const [before = 100, last = 0] = letters.slice(-2).map(({ from }) => from)
    const letter = { name: '', from: Math.round((before + last) / 2) }
    focusAt.current = letters.length - 1
    setAdded(letters.length - 1)
    onChange([...letters.slice(0, -1), letter, ...letters.slice(-1)])
  }
  const staysAlone = (index: number, count: number) => count <= LETTERS_MIN || index === count - 1
  const remove = (index: number) => {
    // The button that comes to stand there takes the focus, unless it can't be pressed.
    if (staysAlone(index, letters.length - 1)) focusAt.current = index
    onChange(letters.filter((_, place) => place !== index))
  }
  return (
    <Fieldset legend={t('letters')} variant="unstyled" disabled={isReadOnly}>
      <Stack gap="xs" my="xs">
        {letters.map(({ name, from }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter has no other name than its place
          <Group key={index} gap="xs" align="flex-start" wrap="nowrap">
            <TextInput
              aria-label={t('letterName', { number: index + 1 })}
              ref={(field) => void names.current.set(index, field)}
              w={96}
              value={name}
              onChange={(event) => change(index, { name: event.currentTarget.value })}
              onBlur={() => setAdded(undefined)}
              error={index === added ? undefined : said(`letters.${index}.name`)}
            />
            <PercentField
              aria-label={t('letterFrom', { name: nameOf(index) })}
              w={110}
              value={from}
              onChange={(next) => change(index, { from: next })}
              refusal={refusalAt(`letters.${index}.from`)}
            />
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              disabled={staysAlone(index, letters.length)}
              aria-label={t('removeLetter', { name: nameOf(index) })}
              onClick={() => remove(index)}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden="true" />
            </ActionIcon>
          </Group>
        ))}
      </Stack>
      {said('letters') && (
        <Input.Error mb="xs" role="alert">
          {said('letters')}
        </Input.Error>
      )}
      <Button
        variant="default"
        size="xs"
        disabled={letters.length >= LETTERS_MAX}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden="true" />}
        onClick={add}
      >
        {t('addLetter')}
      </Button>
    </Fieldset>
  )
}

/** Once a letter has come or gone, the name at `focusAt` has the focus. */
function useFocusOnName(count: number) {
  const names = useRef(new Map<number, HTMLInputElement | null>())
  const focusAt = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields that are there change with the count
  useEffect(() => {
    if (focusAt.current === undefined) return
    names.current.get(focusAt.current)?.focus()
    focusAt.current = undefined
  }, [count])
  return { names, focusAt }
}

function refusalsOf(letters: Letter[]): { path: string; message: string }[] {
  const issues = scaleSchema.safeParse({ kind: 'letters', letters }).error?.issues ?? []
  return issues.map(({ path, message }) => ({ path: path.join('.'), message }))
}
