import { DataFolderError } from './db/folder-error.ts'
import { StudioHostError } from './session/studio-domain.ts'
import { StorageError } from './storage/media-storage.ts'

/** The settings that a failure may be about. */
interface FailureContext {
  readonly host: string
  readonly port: number
  readonly dataDir: string
}

/** Explains what the operator can fix, and how; null for an error of ours, which keeps its stack trace. */
export function explainFailure(error: unknown, { host, port, dataDir }: FailureContext): string | null {
  if (error instanceof DataFolderError || error instanceof StorageError || error instanceof StudioHostError)
    return error.message
  const { code, syscall, message } = innermost(error)
  if (syscall === 'listen') return explainListen(code, host, port)
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM') {
    return `The data folder ${dataDir} cannot be written to (${code}). Give this user the right to write there, or set DATA_DIR.`
  }
  if (code === 'ENOTDIR' || code === 'EEXIST') return `The data folder ${dataDir} is not a folder. Set DATA_DIR to one.`
  if (code === 'ENOSPC' || code === 'EDQUOT') return `The disk of the data folder ${dataDir} is full. Make room on it.`
  return explainServer(code, message)
}

function explainListen(code: string, host: string, port: number): string | null {
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use. Stop the program that uses it, or set PORT.`
  }
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set PORT to a number above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `This computer has no address ${host}. Set HOST.`
  return null
}

function explainServer(code: string, message: string): string | null {
  if (['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET', 'EHOSTUNREACH', '57P03'].includes(code)) {
    return `The database server does not answer (${code}). Start it, or correct DATABASE_URL.`
  }
  if (code === '28P01' || code === '28000' || code === '3D000' || code === '42501') {
    return `The database server refuses: ${message}. Correct DATABASE_URL, or the rights of its user.`
  }
  if (code === '25006') return 'The database server is read-only. Set DATABASE_URL to the primary server.'
  if (code === '53300')
    return 'The database server has no free connections. Raise its max_connections, or stop other clients.'
  if (code === '53100') return 'The disk of the database is full. Make room on it.'
  return null
}

interface Innermost {
  readonly code: string
  readonly syscall: string
  readonly message: string
}

function innermost(error: unknown): Innermost {
  if (error instanceof AggregateError && error.errors.length > 0) return innermost(error.errors[0])
  if (!(error instanceof Error)) return { code: '', syscall: '', message: '' }
  if (error.cause instanceof Error) return innermost(error.cause)
  const { code = '', syscall = '', message } = error as NodeJS.ErrnoException
  return { code, syscall, message }
}
