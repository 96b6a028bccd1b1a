/** Ten of ten of ten …: some lines that would be a billion words. */
export function laughs(): string {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at};`.repeat(10)}">`)
  return `<!DOCTYPE quiz [<!ENTITY lol0 "lol">${entities.join('')}]>`
}
