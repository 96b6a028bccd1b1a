import { rowsOfWorkbook } from './workbook.ts'

addEventListener('message', async ({ data }: MessageEvent<Uint8Array>) => {
  postMessage(await rowsOfWorkbook(data).catch(() => null))
})
