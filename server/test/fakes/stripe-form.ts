/** What a form says, with its brackets undone: `items[0][price]=p` is a list of one object with a price. */
export function readForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    const parent = path.reduce<Form>((inner, key) => {
      inner[key] ??= {}
      return inner[key] as Form
    }, form)
    parent[last] = value
  }
  return form
}

/** Lists are objects with numbers for keys: enough to look things up in. */
export interface Form {
  [key: string]: string | Form | undefined
}

export function textAt(form: Form, ...path: string[]): string | undefined {
  const value = path.reduce<Form | string | undefined>(
    (inner, key) => (typeof inner === 'object' ? inner[key] : undefined),
    form,
  )
  return typeof value === 'string' ? value : undefined
}

export function recordAt(form: Form, ...path: string[]): Record<string, string> {
  const value = path.reduce<Form | string | undefined>(
    (inner, key) => (typeof inner === 'object' ? inner[key] : undefined),
    form,
  )
  return { ...(value as Record<string, string> | undefined) }
}
