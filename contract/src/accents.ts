/** `Élève` becomes `Eleve`. */
export function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** As people search and compare: without accents or capitals. */
export function plainLetters(text: string): string {
  return withoutAccents(text).toLowerCase()
}
