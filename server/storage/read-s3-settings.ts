import type { S3Settings } from './s3-settings.ts'

/** The settings of a bucket, as given. */
interface GivenS3Settings {
  readonly MEDIA_STORE?: string | undefined
  readonly S3_ENDPOINT?: string | undefined
  readonly S3_REGION?: string | undefined
  readonly S3_ACCESS_KEY_ID?: string | undefined
  readonly S3_SECRET_ACCESS_KEY?: string | undefined
  readonly S3_PATH_STYLE: '0' | '1'
}

/** The format of a bucket: `s3://bucket`, or `s3://bucket/prefix`. */
export const S3_STORE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*)\/?$/

/** Reads where media are stored; null means the data folder. An error is one line that names the setting. */
export function readS3Settings(given: GivenS3Settings): S3Settings | null | { readonly error: string } {
  const [, bucket, path = ''] = S3_STORE.exec(given.MEDIA_STORE ?? '') ?? []
  if (bucket === undefined) return null
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (!accessKeyId) return missing('S3_ACCESS_KEY_ID')
  if (!secretAccessKey) return missing('S3_SECRET_ACCESS_KEY')
  if (!given.S3_ENDPOINT && !given.S3_REGION) {
    return { error: 'Setting S3_ENDPOINT is missing: MEDIA_STORE needs it, or S3_REGION for Amazon' }
  }
  const region = given.S3_REGION ?? 'us-east-1'
  return {
    bucket,
    prefix: path === '' ? '' : `${path.slice(1)}/`,
    endpoint: given.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId,
    secretAccessKey,
    isPathStyle: given.S3_PATH_STYLE === '1',
  }
}

function missing(name: string): { readonly error: string } {
  return { error: `Setting ${name} is missing: MEDIA_STORE needs it` }
}
