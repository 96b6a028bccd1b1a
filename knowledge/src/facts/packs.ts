import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Naming, Subject } from '../source.ts'
import {
  type FactPack,
  factPackSchema,
  namingSchema,
  type Relation,
  type WrittenPack,
  type WrittenRelation,
} from './pack.ts'
import { subjectFrom } from './subject.ts'
import { usualWords } from './usual-words.ts'

/** A folder of `packs`: the names of its subjects in `subjects.json`, the facts of each in a file of its own. */
export interface Area {
  name: string
  subjects: readonly Naming[]
}

/** The names of all subjects that there are facts for. */
export async function readAreas(): Promise<Area[]> {
  const folders = await readdir(urlOf(), { withFileTypes: true })
  const names = folders.flatMap((folder) => (folder.isDirectory() ? [folder.name] : [])).sort()
  return Promise.all(
    names.map(async (name) => ({ name, subjects: (await readJson(`${name}/subjects.json`)) as Naming[] })),
  )
}

/** Reads the file each time, so that only its caller keeps the facts in memory. What is in it was checked by the tests. */
export async function readPack(area: string, id: string): Promise<FactPack> {
  const { context, relations, ...pack } = (await readJson(`${area}/${id}.json`)) as WrittenPack
  const inFull = ({ asks, ...own }: WrittenRelation) =>
    ({ ...(asks && usualWords(asks, context)), ...own }) as Relation
  return { ...pack, id, relations: relations.map(inFull) }
}

/** Keeps only the names of the pack; the facts are read when they are asked for. */
export function packSubjects({ name, subjects }: Area): Subject[] {
  return subjects.map((naming) => subjectFrom(naming, () => readPack(name, naming.id)))
}

/** Says what is wrong with the files of an area. */
export async function faultsIn({ name }: Pick<Area, 'name'>): Promise<string[]> {
  const files = (await readdir(urlOf(name))).filter((file) => file.endsWith('.json'))
  const faults = files.map(async (file) => {
    const schema = file === 'subjects.json' ? z.array(namingSchema) : factPackSchema
    const { error } = schema.safeParse(await readJson(`${name}/${file}`))
    return error ? [`knowledge/packs/${name}/${file}\n${z.prettifyError(error)}`] : []
  })
  return (await Promise.all(faults)).flat()
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(urlOf(file), 'utf8'))
}

function urlOf(file = ''): URL {
  return new URL(`../../packs/${file}`, import.meta.url)
}
