/** What the thread of the embedded database is started with. */
export interface EngineStart {
  readonly folder: string
  /** Whether a commit waits for the disk. */
  readonly isDurable: boolean
  /** Counts syncs of files in its first element; shared with the main thread. */
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

/** What is sent to the thread. */
export type EngineCommand =
  | { readonly type: 'open'; readonly session: number }
  | { readonly type: 'bytes'; readonly session: number; readonly bytes: Uint8Array }
  | { readonly type: 'close' }

/** What the thread sends back. */
export type EngineEvent =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'bytes'; readonly session: number; readonly bytes: Uint8Array }
  | { readonly type: 'closed' }
