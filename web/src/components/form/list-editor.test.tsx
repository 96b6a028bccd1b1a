import { TextInput } from '@mantine/core'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { draw } from '../../../test/draw.tsx'
import { ListEditor } from './list-editor.tsx'

function Rivers({ max = 4 }: { max?: number }) {
  const [rivers, setRivers] = useState(['Loire', 'Seine', 'Rhône'])
  return (
    <ListEditor
      legend="Rivers"
      count={rivers.length}
      max={max}
      nameOf={(index) => `River ${index + 1}`}
      add="Add a river"
      onAdd={() => setRivers([...rivers, ''])}
      onRemove={(index) => {
        const removed = rivers[index] ?? ''
        setRivers(rivers.toSpliced(index, 1))
        return () => setRivers((now) => now.toSpliced(index, 0, removed))
      }}
      onMove={() => {}}
    >
      {(index) => (
        <TextInput
          aria-label={`River ${index + 1}`}
          value={rivers[index]}
          onChange={(event) => setRivers(rivers.with(index, event.currentTarget.value))}
        />
      )}
    </ListEditor>
  )
}

const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

it('puts back what was removed, also after something else was typed', async () => {
  const { user } = await draw(<Rivers />)
  await user.click(screen.getByRole('button', { name: 'Remove: River 2' }))
  expect(shown()).toEqual(['Loire', 'Rhône'])
  expect(screen.getByText('Removed: River 2')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'River 1' }), '!')
  await user.click(screen.getByRole('button', { name: 'Put it back' }))
  expect(shown()).toEqual(['Loire!', 'Seine', 'Rhône'])
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull()
})

it('puts it back by Ctrl+Z, unless the focus is in a text', async () => {
  const { user } = await draw(<Rivers />)
  await user.click(screen.getByRole('button', { name: 'Remove: River 1' }))
  await user.click(screen.getByRole('textbox', { name: 'River 1' }))
  await user.keyboard('{Control>}z{/Control}')
  expect(shown()).toEqual(['Seine', 'Rhône'])
  screen.getByRole('button', { name: 'Remove: River 1' }).focus()
  await user.keyboard('{Control>}z{/Control}')
  expect(shown()).toEqual(['Loire', 'Seine', 'Rhône'])
})

it('offers it no longer once another is added', async () => {
  const { user } = await draw(<Rivers />)
  await user.click(screen.getByRole('button', { name: 'Remove: River 1' }))
  await user.click(screen.getByRole('button', { name: 'Add a river' }))
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull()
})
