/** By which the answers to choose from are called, on the screen and in print. */
export const LETTERS: readonly string[] = ['A', 'B', 'C', 'D']
