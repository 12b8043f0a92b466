/** The start data of the embedded database's thread. */
export interface EngineStart {
  readonly folder: string
  /** Whether a commit waits for the disk. */
  readonly isDurable: boolean
  /** The first element counts syncs of files; shared with the main thread. */
  readonly syncs: SharedArrayBuffer
  readonly lease: Lease | null
}

/** The lock of the data folder, as other threads see it. */
export interface Lease {
  readonly file: string
  readonly id: string
  /** When the lock was last renewed, in milliseconds; written by the thread that renews it. */
  readonly renewedAt: SharedArrayBuffer
}

/** Messages to the thread. */
export type EngineCommand =
  | { readonly type: 'open'; readonly session: number }
  | { readonly type: 'bytes'; readonly session: number; readonly bytes: Uint8Array }
  | { readonly type: 'close' }

/** Messages from the thread. */
export type EngineEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'bytes'; readonly session: number; readonly bytes: Uint8Array }
  | { readonly type: 'closed' }
