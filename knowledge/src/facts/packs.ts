import { readdir, readFile } from 'node:fs/promises'
import type { Locale } from '@probant/contract/locales'
import { z } from 'zod'
import type { Naming, Subject } from '../source.ts'
import { type FactPack, factPackSchema } from './pack.ts'
import { subjectFrom } from './subject.ts'

/** Topics are narrower than packs: fewer facts, but enough for a quiz of ten about just that. */
export type PackFolder = 'packs' | 'topics'

/** Every file in the folder is one: what is put there is known. */
export async function packIds(folder: PackFolder): Promise<string[]> {
  const files = await readdir(urlOf(folder))
  return files.flatMap((file) => (file.endsWith('.json') ? file.replace(/\.json$/, '') : [])).sort()
}

/** Reads the file each time, so that only its caller keeps the facts in memory. */
export async function readPack(folder: PackFolder, id: string): Promise<FactPack> {
  const text = await readFile(urlOf(folder, `${id}.json`), 'utf8')
  const { data, error } = factPackSchema.safeParse(JSON.parse(text))
  if (error) throw new Error(`knowledge/${folder}/${id}.json is no pack of facts\n${z.prettifyError(error)}`)
  return data
}

export async function readPackSubjects(folder: PackFolder): Promise<Subject[]> {
  const ids = await packIds(folder)
  return Promise.all(ids.map((id) => readPackSubject(folder, id)))
}

/** Keeps only the names of the pack; the facts are read again when they are asked for. */
export async function readPackSubject(folder: PackFolder, id: string): Promise<Subject> {
  const naming = namingOf(await readPack(folder, id))
  return subjectFrom(naming, async () => {
    const { relations, groups } = await readPack(folder, id)
    return { relations, groups }
  })
}

/** What its relations alone are about is among the narrower ones. */
function namingOf({ id, name, aliases, narrower, relations }: FactPack): Naming {
  const within = (locale: Locale) => {
    const own = relations.flatMap(({ subjects }) => subjects?.[locale] ?? [])
    return [...new Set([...own, ...(narrower?.[locale] ?? [])])]
  }
  return { id, name, aliases, narrower: { en: within('en'), fr: within('fr') } }
}

function urlOf(folder: PackFolder, file = ''): URL {
  return new URL(`../../${folder}/${file}`, import.meta.url)
}
