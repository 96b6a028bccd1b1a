import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { openEventStream } from './event-stream.ts'
import { closeGracefully } from './graceful-close.ts'

it('whoever leaves before the stream is open counts as gone', async () => {
  const app = Fastify()
  closeGracefully(app as never)
  const asked = Promise.withResolvers<void>()
  const left = Promise.withResolvers<boolean>()
  app.get('/', async (request, reply) => {
    asked.resolve()
    await once(request.raw.socket, 'close')
    const stream = openEventStream(reply as never)
    left.resolve(stream.signal.aborted)
    stream.end()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }

  const socket = connect(port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: probant.test\r\n\r\n')
  await asked.promise
  socket.destroy()

  expect(await left.promise).toBe(true)
  await app.close()
})

it('whoever does not read is cut off, and what waits for them is given up', async () => {
  const app = Fastify()
  closeGracefully(app as never)
  const cutOff = Promise.withResolvers<boolean>()
  app.get('/', async (_request, reply) => {
    const stream = openEventStream(reply as never)
    const megabyte = 'x'.repeat(1024 * 1024)
    // More than the network between the two takes up by itself.
    for (let count = 0; count < 64; count++) stream.send('change', megabyte)
    if (reply.raw.destroyed) await once(stream.signal, 'abort')
    cutOff.resolve(reply.raw.destroyed)
    stream.end()
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }

  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  socket.write('GET / HTTP/1.1\r\nhost: probant.test\r\n\r\n')
  expect(await cutOff.promise).toBe(true)
  socket.destroy()
  await app.close()
})
