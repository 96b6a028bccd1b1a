import type { ChangeEvent } from 'react'
import { dataPathOf } from '#web/components/form/data-path.ts'
import type { FieldsProps } from './kind.ts'

type Lists = Record<string, readonly unknown[]>

/** What a `ListEditor` does with a list of the form, whose new rows are like `blank`. */
export function listOf<Values>(
  { form, errorAt }: Pick<FieldsProps<Values>, 'form' | 'errorAt'>,
  path: string,
  blank: unknown,
) {
  return {
    onAdd: () => {
      form.insertListItem(path, blank as never)
      // Whether there are enough is seen anew when it is saved.
      form.clearFieldError(path)
    },
    onRemove: (index: number) => {
      const removed = (form.getValues().content as Lists)[path.replace(/^content\./, '')]?.[index]
      form.removeListItem(path, index)
      form.clearFieldError(path)
      return () => form.insertListItem(path, removed as never, index)
    },
    onMove: (from: number, to: number) => form.reorderListItem(path, { from, to }),
    error: errorAt(path) as string | undefined,
    dataPath: dataPathOf(form.getInputProps(path)),
  }
}

/**
 * A field in such lists: while it is typed into, nothing is held against any of them as a whole, nor against another field
 * what was said of both.
 */
export function typedInto<Values>(form: FieldsProps<Values>['form'], path: string, lists: readonly string[]) {
  const input = form.getInputProps(path)
  return {
    ...input,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const shared = form.errors[path]
      input.onChange(event)
      for (const list of lists) form.clearFieldError(list)
      if (typeof shared !== 'string' || !shared.endsWith('NotUnique')) return
      for (const [other, said] of Object.entries(form.errors))
        if (said === shared) form.clearFieldError(other)
    },
  }
}
