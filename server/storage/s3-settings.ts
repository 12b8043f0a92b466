/** Where a bucket is, and how to reach it. */
export interface S3Settings {
  readonly bucket: string
  /** What all names begin with: empty, or ending with a slash. */
  readonly prefix: string
  readonly endpoint: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** Whether the bucket stands in the path of addresses, not in their host name. */
  readonly isPathStyle: boolean
}

/** The address of a bucket. */
export function bucketUrl({ endpoint, bucket, isPathStyle }: S3Settings): string {
  const url = new URL(endpoint)
  if (isPathStyle) return `${url.origin}${url.pathname.replace(/\/+$/, '')}/${bucket}`
  return `${url.protocol}//${bucket}.${url.host}`
}
