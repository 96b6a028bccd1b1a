/** In pairs that have both of everything: so has a short list of screens. */
export const MIXES = [
  { language: 'en', width: 'desk', scheme: 'light' },
  { language: 'fr', width: 'phone', scheme: 'dark' },
  { language: 'en', width: 'phone', scheme: 'light' },
  { language: 'fr', width: 'desk', scheme: 'dark' },
  { language: 'en', width: 'phone', scheme: 'dark' },
  { language: 'fr', width: 'desk', scheme: 'light' },
  { language: 'en', width: 'desk', scheme: 'dark' },
  { language: 'fr', width: 'phone', scheme: 'light' },
] as const
export type Mix = (typeof MIXES)[number]
export type Language = Mix['language']

/**
 * The screens of a list that are looked at in this language, each with its mixes. A usual run looks at every screen once:
 * the mixes take turns along the list, beginning with the `first`. `npm run test:mixes` looks at every screen in all eight.
 */
export function screensIn(
  language: Language,
  screens: readonly string[],
  { first = 0, inEveryMix = Boolean(process.env.EVERY_MIX) } = {},
): { screen: string; mixes: Mix[] }[] {
  return screens.flatMap((screen, index) => {
    const turn = (first + index) % MIXES.length
    const mixes = MIXES.filter(
      (mix, position) => mix.language === language && (inEveryMix || position === turn),
    )
    return mixes.length > 0 ? { screen, mixes } : []
  })
}
