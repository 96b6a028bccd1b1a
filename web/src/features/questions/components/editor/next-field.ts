/** What is typed into, or adds a field to type into; marks, switches and tools are for Tab and the mouse. */
const FIELDS =
  'input:not([type="radio"], [type="checkbox"], [type="hidden"]), textarea, select, button[data-add], button[type="submit"]'

/** Where Enter goes from a field: to the next one, after the last one to the button that saves. */
export function nextField(form: HTMLFormElement, from: HTMLElement): HTMLElement | undefined {
  return [...form.querySelectorAll<HTMLElement>(FIELDS)].find(
    (field) => isAfter(field, from) && !field.matches(':disabled') && field.offsetParent !== null,
  )
}

function isAfter(field: Node, from: Node): boolean {
  return Boolean(from.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
}
