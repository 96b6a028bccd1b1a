import type { ChangeEvent } from 'react'
import { dataPathOf } from '#web/components/form/data-path.ts'
import type { FieldsProps } from './kind.ts'

/** What a `ListEditor` does with a list of the form, whose new rows are like `blank`. */
export function listOf<Values>(
  { form, errorAt }: Pick<FieldsProps<Values>, 'form' | 'errorAt'>,
  path: string,
  blank: unknown,
) {
  return {
    onAdd: () => form.insertListItem(path, blank as never),
    onRemove: (index: number) => form.removeListItem(path, index),
    onMove: (from: number, to: number) => form.reorderListItem(path, { from, to }),
    error: errorAt(path) as string | undefined,
    dataPath: dataPathOf(form.getInputProps(path)),
  }
}

/** A field in such lists: while it is typed into, nothing is held against any of them as a whole. */
export function typedInto<Values>(form: FieldsProps<Values>['form'], path: string, lists: readonly string[]) {
  const input = form.getInputProps(path)
  return {
    ...input,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      input.onChange(event)
      for (const list of lists) form.clearFieldError(list)
    },
  }
}
