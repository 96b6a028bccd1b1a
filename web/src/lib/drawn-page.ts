import type { Site } from '@probant/contract/site'

/**
 * An entrance stands before the application has come, drawn by the server: people begin to type, and may even have sent
 * their form. What the application needs to go on with that passes through here; what they press waits in
 * `public/entrance.js`.
 */
interface DrawnFields {
  /** What was typed, by the names that the fields have in their form. */
  values: Record<string, string>
  focused: string | undefined
}

let fields: DrawnFields | undefined

/** Said in the last moment before others may take the place of these fields. */
export function noteDrawnFields(root: HTMLElement): void {
  const inputs = [...root.querySelectorAll<HTMLInputElement>('input[data-path]')]
  fields = {
    values: Object.fromEntries(inputs.map((input) => [nameOf(input), input.value])),
    focused: inputs.filter((input) => input === document.activeElement).map(nameOf)[0],
  }
}

/** For the first form that asks; nothing where the page came empty. */
export function takeDrawnFields(): DrawnFields | undefined {
  const taken = fields
  fields = undefined
  return taken
}

/** Now what was pressed meanwhile is done. */
export function announceTakenOver(): void {
  dispatchEvent(new Event('probant:taken-over'))
}

/** How the installation was set up when the page was drawn. */
export function drawnSite(): Site | undefined {
  const json = document.getElementById('probant-site')?.textContent
  return json ? (JSON.parse(json) as Site) : undefined
}

/** A form puts its own name before it, since there may be two on a page. */
function nameOf({ dataset }: HTMLInputElement): string {
  return dataset.path?.split('-').at(-1) ?? ''
}
