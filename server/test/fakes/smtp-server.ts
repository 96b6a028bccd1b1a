import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server on loopback that speaks SMTP, keeps what it takes, and misbehaves on demand. */
export async function startSmtpServer({ password }: SmtpServerOptions = {}): Promise<FakeSmtpServer> {
  const messages: ReceivedMail[] = []
  let refusal: number | undefined
  let isHangingUp = false
  let mostAnswered = Number.POSITIVE_INFINITY

  const server = new SMTPServer({
    // Whoever still holds a connection at the end is not waited for.
    closeTimeout: 1,
    authOptional: !password,
    allowInsecureAuth: true,
    disabledCommands: password ? ['STARTTLS'] : ['AUTH', 'STARTTLS'],
    onAuth: (login, _session, answer) =>
      login.password === password ? answer(null, { user: login.username }) : answer(new Error('who are you')),
    onData(stream, session, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        if (refusal) return answer(Object.assign(new Error('as the test wishes'), { responseCode: refusal }))
        const raw = Buffer.concat(chunks)
        const { mailFrom, rcptTo } = session.envelope
        messages.push({
          raw: raw.toString(),
          sender: mailFrom ? mailFrom.address : '',
          recipients: rcptTo.map((recipient) => recipient.address),
          email: await PostalMime.parse(raw),
        })
        if (messages.length > mostAnswered) return
        if (!isHangingUp) return answer()
        for (const connection of server.connections) connection._socket.destroy()
      })
    },
  })
  // Connections that a test breaks off on purpose.
  server.on('error', () => {})
  const listening = server.listen(0, '127.0.0.1')
  await new Promise((resolve) => listening.once('listening', resolve))
  const address = listening.address()
  if (!address || typeof address === 'string') throw new Error('The mail server has no port')

  return {
    url: `smtp://127.0.0.1:${address.port}`,
    messages,
    refuse(code) {
      refusal = code
    },
    hangUp(isWished = true) {
      isHangingUp = isWished
    },
    keepSilentAfter(count) {
      mostAnswered = count
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

interface SmtpServerOptions {
  password?: string
}

export interface FakeSmtpServer {
  url: string
  /** In the order in which they came. */
  messages: ReceivedMail[]
  /** Answers every mail with this code; without one, takes them again. */
  refuse(code?: number): void
  /** Takes every mail whole, then breaks the connection instead of saying so. */
  hangUp(isWished?: boolean): void
  /** Has every mail beyond so many, and never says so. */
  keepSilentAfter(count: number): void
  close(): Promise<void>
}

export interface ReceivedMail {
  raw: string
  sender: string
  recipients: string[]
  email: Email
}
