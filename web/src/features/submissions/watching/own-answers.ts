type Field = HTMLInputElement | HTMLTextAreaElement

/** Where somebody writes their answers. A choice has no text of its own, and lies over the words of the question. */
const OWN_FIELDS = '[data-question] :is(textarea, input:not([type="radio"], [type="checkbox"]))'

export function ownField(target: EventTarget | null): Field | null {
  return (target as Partial<Element> | null)?.closest?.<Field>(OWN_FIELDS) ?? null
}

/** What somebody wrote here themselves may be moved about. */
export function createOwnTexts(page: Document) {
  const moved = new Set<string>()
  return {
    /** What is chosen in that field is about to be copied, cut or dragged. */
    remember({ value, selectionStart, selectionEnd }: Field): void {
      const text = value.slice(selectionStart ?? 0, selectionEnd ?? 0)
      if (text) moved.add(plain(text))
    },

    /** Was it taken from their answers? What stands in one of them gives nobody anything new, however it was taken. */
    has(text: string): boolean {
      if (moved.has(plain(text))) return true
      return [...page.querySelectorAll<Field>(OWN_FIELDS)].some(({ value }) =>
        plain(value).includes(plain(text)),
      )
    },
  }
}

/** Clipboards end lines in their system's way. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}
