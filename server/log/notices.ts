import { hostname } from 'node:os'

/** The format of log lines outside of requests. Request logs are always JSON. */
export type LogFormat = 'text' | 'json'

/** Reports to the operator what happens outside of requests. */
interface Notices {
  readonly info: (line: string) => void
  /** The operator should change something before it fails. */
  readonly warn: (line: string) => void
  /** Something failed, and the server keeps running. */
  readonly error: (line: string) => void
  /** The server can't continue. */
  readonly fatal: (line: string) => void
}

/** The output streams. */
interface NoticeStreams {
  readonly out: Pick<NodeJS.WritableStream, 'write'>
  readonly err: Pick<NodeJS.WritableStream, 'write'>
}

// The levels of pino, which writes the request log.
const LEVELS = { info: 30, warn: 40, error: 50, fatal: 60 } as const
type NoticeLevel = keyof typeof LEVELS

/** Writes each notice as a line of text, or as a line of JSON in the format of the request log. */
export function createNotices(
  format: LogFormat,
  { out, err }: NoticeStreams = { out: process.stdout, err: process.stderr },
): Notices {
  const write = (level: NoticeLevel) => (line: string) => {
    const stream = level === 'info' ? out : err
    stream.write(formatNotice(format, level, line))
  }
  return { info: write('info'), warn: write('warn'), error: write('error'), fatal: write('fatal') }
}

/** Formats a notice, with its line break. */
export function formatNotice(format: LogFormat, level: NoticeLevel, line: string): string {
  return `${format === 'json' ? jsonLine(LEVELS[level], line) : line}\n`
}

function jsonLine(level: number, line: string): string {
  return JSON.stringify({ level, time: Date.now(), pid: process.pid, hostname: hostname(), msg: line.trim() })
}
