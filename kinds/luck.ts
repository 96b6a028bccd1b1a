/**
 * A number below 2³² for each name, as if by chance and always the same; names that differ in one letter have nothing in
 * common. Good for the order of a paper where nothing has to be hard to foresee.
 */
export function luckOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
