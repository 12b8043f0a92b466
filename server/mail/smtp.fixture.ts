import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that keeps what it receives. */
export interface TestSmtp {
  readonly url: string
  /** The received mails, parsed, in order. */
  readonly mails: () => readonly Email[]
  /** The last mail as received. */
  readonly lastRaw: () => string
  /** Refuses mails from now on, at the recipient or after the data; null accepts them again. */
  readonly refuse: (refusal: SmtpRefusal | null) => void
  /** Stops the server and all its connections, as if its machine went down. */
  readonly goDown: () => Promise<void>
  /** Starts it again on the same port. */
  readonly comeBack: () => Promise<void>
}

/** How a server refuses a mail. */
interface SmtpRefusal {
  readonly at: 'recipient' | 'data'
  readonly code: number
  readonly text: string
}

/** Starts a mail server on a free port. */
export async function startSmtp(): Promise<TestSmtp> {
  const mails: Email[] = []
  let raw = ''
  let refusal: SmtpRefusal | null = null
  const refusalAt = (at: SmtpRefusal['at']) =>
    refusal?.at === at ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null
  const create = () =>
    new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      logger: false,
      onRcptTo: (_, __, done) => done(refusalAt('recipient')),
      onData: async (stream, _, done) => {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk)
        const refused = refusalAt('data')
        if (refused) return done(refused)
        raw = Buffer.concat(chunks).toString()
        mails.push(await PostalMime.parse(raw))
        done()
      },
      closeTimeout: 10,
    })
  let server = create()
  await listen(server, 0)
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () => mails,
    lastRaw: () => raw,
    refuse: (next) => {
      refusal = next
    },
    goDown: () => new Promise((resolve) => server.close(() => resolve())),
    comeBack: async () => {
      server = create()
      await listen(server, port)
    },
  }
}

function listen(server: SMTPServer, port: number): Promise<void> {
  // Broken connections are expected when the server goes down.
  server.on('error', () => {})
  return new Promise((resolve) => server.listen(port, '127.0.0.1', resolve))
}
