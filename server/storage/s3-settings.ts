/** Where a bucket is, and how to reach it. */
export interface S3Settings {
  readonly bucket: string
  /** The prefix of all names: empty, or ending with a slash. */
  readonly prefix: string
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket is in the path of URLs and not in their host name. */
  readonly isPathStyle: boolean
}

/** The URL of a bucket. */
export function bucketUrl({ endpoint, bucket, isPathStyle }: S3Settings): string {
  const url = new URL(endpoint)
  if (isPathStyle) return `${url.origin}${url.pathname.replace(/\/+$/, '')}/${bucket}`
  return `${url.protocol}//${bucket}.${url.host}`
}
