import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useLayoutEffect } from 'react'
import { announceTakenOver, takeDrawnFields } from '#web/lib/drawn-page.ts'

/**
 * A form that the server draws may have been begun before it was a form: it goes on with what stands in its fields, and is
 * sent if it was. `onBegun` is what else is done when somebody begins to fill it in.
 */
export function useDrawnForm<Values extends Record<string, string>>(
  form: UseFormReturnType<Values>,
  onBegun: () => void,
): void {
  // Before anything else is drawn, which would write the empty values of the form over what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are taken over once
  useLayoutEffect(() => {
    const drawn = takeDrawnFields()
    if (!drawn) return
    for (const field of Object.keys(form.getValues())) {
      const typed = inputOf(form, field)?.value || drawn.values[field]
      if (!typed) continue
      form.setFieldValue(field, typed as never)
      // It was left already, which nobody has noticed.
      if (field !== drawn.focused) form.validateField(field)
    }
    const isBegun = drawn.focused || Object.values(drawn.values).some(Boolean)
    if (isBegun) onBegun()
    // Others have taken the place of the fields that were drawn, and the focus was lost with those.
    if (drawn.focused && document.activeElement === document.body) inputOf(form, drawn.focused)?.focus()
  }, [])

  useEffect(announceTakenOver, [])
}

function inputOf<Values extends Record<string, string>>(form: UseFormReturnType<Values>, field: string) {
  return form.getInputNode(field as never) as HTMLInputElement | null
}
