import { Writable } from 'node:stream'

/** Where the log goes: at a terminal it is read by somebody, anywhere else by programs, which want JSON. */
export function logDestination(out: NodeJS.WriteStream): NodeJS.WritableStream | undefined {
  return out.isTTY ? linesForPeople(out) : undefined
}

/** Turns the log's JSON into what somebody at a terminal wants to know. */
export function linesForPeople(out: NodeJS.WritableStream): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      for (const entry of String(chunk).split('\n').filter(Boolean)) {
        const line = entry.startsWith('{') ? lineOf(JSON.parse(entry)) : entry
        if (line) out.write(`${line}\n`)
      }
      done()
    },
  })
}

interface LogEntry {
  level: number
  time: string
  msg?: string
  /** There in the line that tells of a request. */
  req?: { method: string; url: string }
  err?: { message?: string }
  reason?: string
}

const WARNING = 40
const ERROR = 50
const SIGNS = { info: ' ', warning: '!', error: '✗' }

/** Requests that went well are left out: a page makes dozens of them. */
function lineOf({ level, time, msg = '', req, err, reason }: LogEntry): string | undefined {
  if (req && level < WARNING) return undefined
  const sign = level >= ERROR ? SIGNS.error : level >= WARNING ? SIGNS.warning : SIGNS.info
  const where = req && `${req.method} ${req.url}`
  const details = [where, err?.message ?? reason].filter(Boolean).join(': ')
  return `${clock(time)} ${sign} ${msg}${details ? ` (${details})` : ''}`
}

function clock(time: string): string {
  return new Date(time).toTimeString().slice(0, 8)
}
