import { S3ServiceError } from 's3mini'
import { StorageError } from './media-storage.ts'

const NO_BUCKET = 'NoSuchBucket'
const OVERLOADED: readonly number[] = [408, 425, 429]

/** Whether S3 reports a missing object. A missing bucket is another error. */
export function isMissingObject(error: unknown): boolean {
  return error instanceof S3ServiceError && error.status === 404 && codeOf(error) !== NO_BUCKET
}

/** Explains in one sentence what went wrong with a request to S3, and what the operator can do. */
export function storageErrorOf(error: unknown, bucket: string): StorageError {
  if (error instanceof StorageError) return error
  if (!(error instanceof S3ServiceError)) {
    return new StorageError(
      `The media storage does not answer (${networkCodeOf(error)}). Start it, or correct S3_ENDPOINT.`,
      { isRefusal: false },
    )
  }
  const { status } = error
  const code = codeOf(error) ?? `status ${status}`
  if (code === NO_BUCKET) return refusal(`The bucket "${bucket}" does not exist. Create it, or correct MEDIA_STORE.`)
  if (status >= 500 || OVERLOADED.includes(status)) {
    return new StorageError(`The media storage fails (${code}).`, { isRefusal: false })
  }
  if (status === 401 || status === 403) {
    return refusal(
      `The media storage refuses the key (${code}). Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or the rights of the key.`,
    )
  }
  return refusal(
    `The media storage refuses (${code}). Correct MEDIA_STORE, S3_ENDPOINT, S3_REGION or S3_PATH_STYLE for the bucket "${bucket}".`,
  )
}

function refusal(message: string): StorageError {
  return new StorageError(message, { isRefusal: true })
}

/** The client reads the code only from `application/xml`, but servers add a charset. */
function codeOf({ serviceCode, body }: S3ServiceError): string | undefined {
  const known = serviceCode === 'Unknown' ? undefined : serviceCode
  return known ?? /<Code>(\w{1,64})<\/Code>/.exec(body ?? '')?.[1]
}

function networkCodeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if (error.cause instanceof Error) return networkCodeOf(error.cause)
  const { code, name } = error as NodeJS.ErrnoException
  return typeof code === 'string' ? code : name
}
