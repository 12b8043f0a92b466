import { Duplex } from 'node:stream'
import type { Engine, Session } from './embedded-engine.ts'
import { endOfBatch } from './protocol-batch.ts'

/** A connection to the embedded database that looks like a socket to `pg`. */
export function createEmbeddedStream(engine: Engine): Duplex {
  let session: Session | null = null
  let isFirst = true
  let waiting: Buffer = Buffer.alloc(0)
  const stream = new Duplex({
    read: () => {},
    writev: (chunks, done) => {
      waiting = Buffer.concat([waiting, ...chunks.map(({ chunk }) => chunk)])
      const end = endOfBatch(waiting, isFirst)
      if (end > 0) {
        isFirst = false
        // Copied, since sending transfers the memory and the rest is still needed.
        session?.send(Uint8Array.from(waiting.subarray(0, end)))
        waiting = waiting.subarray(end)
      }
      done()
    },
    final: (done) => {
      done()
      stream.push(null)
    },
    destroy: (error, done) => {
      session?.end()
      done(error)
    },
  })
  const connect = () => {
    engine
      .open({ onBytes: (bytes) => stream.push(bytes), onEnd: (error) => stream.destroy(error) })
      .then((opened) => {
        session = opened
        if (stream.destroyed) opened.end()
        else stream.emit('connect')
      })
      .catch((error: Error) => stream.destroy(error))
    return stream
  }
  const same = () => stream
  return Object.assign(stream, { connect, setNoDelay: same, setKeepAlive: same, ref: same, unref: same })
}
