import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

const A = 1
const AAAA = 28
const HEADER_BYTES = 12
const ANSWERS = 0x8180
const NO_SUCH_NAME = 0x8183

/** A name server that speaks DNS. What it says of a name may be changed at any time; others don't exist. */
export async function startNameServer() {
  const addresses = new Map<string, string[]>()
  const asked: string[] = []
  const afterwards = new Map<string, () => void>()
  const socket = createSocket('udp4')
  socket.on('message', (message, from) => {
    const { name, type, question } = readQuestion(message)
    if (type === A) asked.push(name)
    socket.send(answer(message, question, type, addresses.get(name)), from.port, from.address)
    afterwards.get(name)?.()
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => new Promise<void>((closed) => socket.close(() => closed())))

  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    /** Each name that somebody wanted the address of, as often as they did. */
    asked,
    says(name: string, ...known: string[]): void {
      addresses.set(name, known)
    },
    /** What happens as soon as it has answered about a name. */
    afterEach(name: string, happens: () => void): void {
      afterwards.set(name, happens)
    },
  }
}

function readQuestion(message: Buffer): { name: string; type: number; question: Buffer } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('ascii', at + 1, at + 1 + length))
    at += 1 + length
  }
  const end = at + 5
  return {
    name: labels.join('.').toLowerCase(),
    type: message.readUInt16BE(at + 1),
    question: message.subarray(HEADER_BYTES, end),
  }
}

function answer(message: Buffer, question: Buffer, type: number, known: string[] | undefined): Buffer {
  const wanted = (known ?? []).filter((address) => (address.includes(':') ? AAAA : A) === type)
  const header = Buffer.alloc(HEADER_BYTES)
  header.writeUInt16BE(message.readUInt16BE(0), 0)
  header.writeUInt16BE(known ? ANSWERS : NO_SUCH_NAME, 2)
  header.writeUInt16BE(1, 4)
  header.writeUInt16BE(wanted.length, 6)
  return Buffer.concat([header, question, ...wanted.map((address) => record(type, bytesOf(address)))])
}

/** About the name in the question, good for no time at all. */
function record(type: number, data: Buffer): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(0xc000 + HEADER_BYTES, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(data.length, 10)
  return Buffer.concat([head, data])
}

function bytesOf(address: string): Buffer {
  if (!address.includes(':')) return Buffer.from(address.split('.').map(Number))
  const [before = '', after] = address.split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const groups = [...head, ...Array<number>(8 - head.length - tail.length).fill(0), ...tail]
  return Buffer.from(groups.flatMap((group) => [group >> 8, group & 0xff]))
}

function groupsOf(part: string): number[] {
  return part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []
}
