import { readFileSync } from 'node:fs'

/**
 * What a JSON file holds, or nothing where it is missing or was cut off half-way.
 * @param {string} file
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
