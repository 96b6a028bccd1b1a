import type { ImportFormat } from '@probant/contract/exchange/formats'
import {
  type Columns,
  getImport,
  type Import,
  listImportItems,
  startImport,
  takeImport,
} from '@probant/contract/exchange/import'
import type { Browser } from './browser.ts'
import { expectEventually } from './eventually.ts'
import { inWorkspace } from './questions.ts'

/** Our own file, with one good question in it. */
export const ONE_QUESTION = JSON.stringify({
  kind: 'probant-questions',
  version: 1,
  questions: [{ type: 'true_false', title: 'Is radium radioactive?', content: { isTrue: true } }],
})

interface SentFile {
  name: string
  content: string | Uint8Array
  workspace?: string
  format?: ImportFormat
  columns?: Columns
  subject?: string
}

/** Sends a file and answers how it looked at once. */
export async function sendFile(
  browser: Browser,
  { workspace, content, columns, ...about }: SentFile,
): Promise<Import> {
  const query = new URLSearchParams({
    language: 'en',
    subject: 'Physics',
    difficulty: 'medium',
    ...about,
    ...(columns && { columns: JSON.stringify(columns) }),
  })
  const headers = { ...inWorkspace(workspace).headers, 'content-type': 'application/octet-stream' }
  const url = `${startImport.url}?${query}`
  const { status, body } = await browser.send(startImport.method, url, Buffer.from(content), { headers })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body
}

/** The same, once it is read. */
export async function readFile(browser: Browser, file: SentFile): Promise<Import> {
  const { id: importId } = await sendFile(browser, file)
  return expectEventually(async () => {
    const { body } = await browser.call(getImport, { params: { importId } })
    return body.status !== 'reading' && body
  })
}

export async function itemsIn(browser: Browser, { id: importId }: Import) {
  const { body } = await browser.call(listImportItems, {
    params: { importId },
    querystring: { pageSize: 100 },
  })
  return body.items
}

export function take(
  browser: Browser,
  { id: importId }: Import,
  choice: Partial<{
    withDuplicates: boolean
    except: number[]
    atMost: number | null
    quiz: { title: string; timeZone: string } | null
  }> = {},
) {
  return browser.call(takeImport, { params: { importId }, body: choice })
}
