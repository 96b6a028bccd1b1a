/**
 * French has a space before `? ! : ; »` and after `«`, at which no line may end. Nobody else writes one there, so the language
 * needs not be known.
 */
export function withUnbrokenSigns(text: string): string {
  return text.replace(/ (?=[?!:;»])|(?<=«) /g, '\u00a0')
}
