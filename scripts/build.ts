import { buildWeb } from './build/web.ts'

/** `npm run build`: the pages only; the server runs as it is written. */
await buildWeb()
