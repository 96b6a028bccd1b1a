/** By which the answers to choose from are called, on the screen and on paper. */
export const LETTERS: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
