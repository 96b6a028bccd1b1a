import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createTcpServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startNameServer } from '#test/fakes/name-server.ts'
import { createOutbound } from './index.ts'
import { createResolving } from './resolving.ts'

/** On this machine 127.0.0.2 plays the internet, and 127.0.0.1 the network that nobody may look into. */
const INTERNET = '127.0.0.2'
const INSIDE = '127.0.0.1'

describe('a call to an address that somebody has typed', () => {
  it('goes to a public address, with what was given to it', async () => {
    const { outbound, site } = await aNetwork((request, response) => {
      response.setHeader('x-seen', `${request.method} ${request.url} ${request.headers['user-agent']}`)
      request.pipe(response)
    })

    const answer = await outbound.fetch(`http://example.test:${site.port}/hook?a=1`, {
      method: 'POST',
      body: 'what happened',
    })

    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-seen')).toBe('POST /hook?a=1 Probant')
    expect(await answer.text()).toBe('what happened')
  })

  it.each([
    ['an address inside', 'http://127.0.0.1:PORT/'],
    ['written as a number', 'http://2130706433:PORT/'],
    ['written in short', 'http://127.1:PORT/'],
    ['written in hexadecimal', 'http://0x7f000001:PORT/'],
    ['wrapped in IPv6', 'http://[::ffff:127.0.0.1]:PORT/'],
    ['this machine in IPv6', 'http://[::1]:PORT/'],
    ['with a name and a password', 'http://somebody:secret@example.test:PORT/'],
    ['another protocol', 'ftp://example.test:PORT/'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'example.test'],
  ])('is not begun to %s', async (_what, address) => {
    const { outbound, site, connections, names } = await aNetwork()
    const url = address.replace('PORT', String(site.port))

    expect(outbound.accepts(url)).toBe(false)
    await expect(outbound.fetch(url)).rejects.toMatchObject({ fault: 'addressNotAllowed' })
    expect(names.asked).toEqual([])
    expect(connections()).toBe(0)
  })

  it.each([
    ['inside', [INSIDE]],
    ['both inside and outside', [INTERNET, INSIDE]],
    ['inside, in IPv6', ['::1']],
    ['this link, in IPv6', ['fe80::1']],
  ])('is not begun to a name that resolves to %s', async (_what, addresses) => {
    const { outbound, site, connections, names } = await aNetwork()
    names.says('trap.test', ...addresses)

    const call = outbound.fetch(`http://trap.test:${site.port}/`)

    await expect(call).rejects.toMatchObject({ name: 'OutboundFailure', fault: 'addressNotAllowed' })
    expect(connections()).toBe(0)
  })

  it('goes where the name pointed when it was looked at, and asks for it only once', async () => {
    const { outbound, site, connections, names } = await aNetwork()
    names.says('turning.test', INTERNET)
    names.afterEach('turning.test', () => names.says('turning.test', INSIDE))

    const answer = await outbound.fetch(`http://turning.test:${site.port}/`)

    expect(await answer.text()).toBe('the internet')
    expect(names.asked).toEqual(['turning.test'])
    expect(connections()).toBe(0)
  })

  it('refuses the next connection once the name points inside', async () => {
    const { outbound, site, connections, names } = await aNetwork((_request, response) =>
      response.setHeader('connection', 'close').end(),
    )
    const url = `http://example.test:${site.port}/`
    await outbound.fetch(url)

    names.says('example.test', INSIDE)

    await expect(outbound.fetch(url)).rejects.toMatchObject({ fault: 'addressNotAllowed' })
    expect(connections()).toBe(0)
  })

  it('follows nobody: an answer that points inside is only an answer', async () => {
    const { outbound, site, connections } = await aNetwork((_request, response) =>
      response.writeHead(307, { location: `http://${INSIDE}:${site.port}/metadata` }).end(),
    )
    const url = `http://example.test:${site.port}/`

    const answer = await outbound.fetch(url, { method: 'POST', body: 'secret' })

    expect(answer.status).toBe(307)
    await expect(outbound.fetch(url, { redirect: 'error' })).rejects.toMatchObject({
      name: 'OutboundFailure',
    })
    expect(connections()).toBe(0)
  })

  it('refuses an answer that is too long, also once it is unpacked, or cuts it off', async () => {
    const { outbound, site } = await aNetwork((_request, response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync('a'.repeat(100_000))),
    )
    const url = `http://example.test:${site.port}/`

    await expect(outbound.fetch(url, { maxBytes: 1000 })).rejects.toMatchObject({ fault: 'answerTooLarge' })
    const cut = await outbound.fetch(url, { maxBytes: 1000, cutsBody: true })
    expect(await cut.text()).toBe('a'.repeat(1000))
  })

  it('waits only so long, for the first byte as for the last', async () => {
    const { outbound, site } = await aNetwork((request, response) => {
      if (request.url === '/begins') response.write('and then nothing')
    })

    for (const path of ['never', 'begins']) {
      const call = outbound.fetch(`http://example.test:${site.port}/${path}`, { timeoutMs: 50 })
      await expect(call).rejects.toMatchObject({ fault: 'timedOut' })
    }
  })

  it('ends with whoever wanted it', async () => {
    const { outbound, site } = await aNetwork(() => undefined)
    const leaving = new AbortController()

    const call = outbound.fetch(`http://example.test:${site.port}/`, { signal: leaving.signal })
    leaving.abort(new Error('gone'))

    await expect(call).rejects.toThrow('gone')
  })

  it('says that there is no such name, or nobody there', async () => {
    const { outbound, names } = await aNetwork()
    names.says('closed.test', INTERNET)

    await expect(outbound.fetch('http://nowhere.test/')).rejects.toMatchObject({ fault: 'nameNotFound' })
    const closed = `http://closed.test:${await aClosedPort()}/`
    await expect(outbound.fetch(closed)).rejects.toMatchObject({ fault: 'unreachable' })
  })

  it('takes only https, unless the installation lets its users reach its own network', async () => {
    const strict = createOutbound({ allowsPrivate: false })
    const lenient = createOutbound({ allowsPrivate: true })
    const site = await aSite(INSIDE, (_request, response) => response.end('inside'))
    const inside = `http://localhost:${site.port}/`

    expect(strict.accepts('http://example.org/')).toBe(false)
    expect(strict.accepts('https://example.org/')).toBe(true)
    await expect(strict.fetch(inside)).rejects.toMatchObject({ fault: 'addressNotAllowed' })
    expect(await (await lenient.fetch(inside)).text()).toBe('inside')
  })
})

/** A site on the internet under the name example.test, and one inside on the same port that counts who comes. */
async function aNetwork(listener: RequestListener = (_request, response) => response.end('the internet')) {
  const site = await aSite(INTERNET, listener)
  let connections = 0
  const inside = createTcpServer((socket) => {
    connections += 1
    socket.destroy()
  })
  inside.listen(site.port, INSIDE)
  await once(inside, 'listening')
  onTestFinished(() => void inside.close())

  const names = await startNameServer()
  names.says('example.test', INTERNET)
  const outbound = createOutbound({
    allowsPrivate: false,
    allowsHttp: true,
    isAllowed: (address) => address === INTERNET,
    resolve: createResolving([names.address]),
  })
  onTestFinished(() => outbound.close())
  return { outbound, site, names, connections: () => connections }
}

async function aSite(host: string, listener: RequestListener): Promise<{ port: number }> {
  const server = createServer(listener)
  server.listen(0, host)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port }
}

async function aClosedPort(): Promise<number> {
  const server = createTcpServer().listen(0, INTERNET)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
