/** By which the form finds the field that is wrong, for fields whose focusable part is not their root. */
export function dataPathOf(inputProps: object): string | undefined {
  return (inputProps as { 'data-path'?: string })['data-path']
}
