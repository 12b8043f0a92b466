const PREFIX = 'sha256:'
const HASH_NAME = /^sha256:([0-9a-f]{32})$/

/** A name that stands for the content of a medium. Versions use such names, because others can be replaced. */
export function hashName(hash: string): string {
  return PREFIX + hash
}

/** The hash in such a name; null for any other name. */
export function hashInName(name: string): string | null {
  return HASH_NAME.exec(name)?.[1] ?? null
}

/** Whether a name looks like one of ours, so that no upload may have it. */
export function isReservedName(name: string): boolean {
  return name.startsWith(PREFIX)
}
