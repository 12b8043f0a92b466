import { HOST_SOURCE, type HostMessage, isFrameMessage } from '#contract/embed.ts'
import { type Spot, watchFrame } from './watch-frame.ts'

/** The two sides of a comparison. */
export const SIDES = ['live', 'draft'] as const
/** A side of a comparison. */
export type Side = (typeof SIDES)[number]

/** What the frames report. */
interface TwinHandlers {
  /** The path that both show, without a view. `isUsed`: somebody moved there inside the catalogue. */
  readonly onPath: (path: string, isUsed: boolean) => void
  /** Where the pointer of the other side is, in pixels of the frame; null if it left. */
  readonly onPointer: (side: Side, at: Spot | null) => void
  /** A side shows an error in place of the catalogue. */
  readonly onClosed: (side: Side) => void
  /** Escape was pressed, and the catalogue has nothing to close. */
  readonly onEscape: () => void
}

/** Two frames of the same catalogue that move together. */
export interface TwinFrames {
  /** Adds the frame of a side; returns the function that removes it. */
  readonly add: (side: Side, frame: HTMLIFrameElement) => () => void
  /** Shows a path in both. */
  readonly go: (path: string) => void
  readonly stop: () => void
}

/**
 * Creates the link between two frames. The side that was last used leads, and the other follows: its own reports are
 * ignored, since they may be about an earlier page.
 */
export function createTwinFrames(path: string, handlers: TwinHandlers): TwinFrames {
  const frames = new Map<Side, HTMLIFrameElement>()
  let leader: Side | null = null
  let current = path

  function send(side: Side, fullPath: string): void {
    const message: HostMessage = { source: HOST_SOURCE, v: 1, type: 'navigate', fullPath, replace: true }
    frames.get(side)?.contentWindow?.postMessage(message, location.origin)
  }

  function follow(from: Side, fullPath: string): void {
    if (fullPath === current || (leader !== null && leader !== from)) return
    current = fullPath
    handlers.onPath(fullPath, leader !== null)
    // Before anybody uses a side, both load the same page by themselves.
    if (leader !== null) send(otherSide(from), fullPath)
  }

  function onMessage({ data, source, origin }: MessageEvent<unknown>): void {
    const side = SIDES.find((each) => frames.get(each)?.contentWindow === source)
    if (!side || origin !== location.origin || !isFrameMessage(data)) return
    if (data.type === 'page') follow(side, data.fullPath)
    // It may have loaded while the other one moved on.
    if (data.type === 'ready') send(side, current)
    if (data.type === 'error') handlers.onClosed(side)
  }

  addEventListener('message', onMessage)
  return {
    add: (side, frame) => {
      frames.set(side, frame)
      const unwatch = watchFrame(frame, {
        onUse: () => {
          leader = side
        },
        isUsed: () => leader === side,
        twin: () => frames.get(otherSide(side)) ?? null,
        onPointer: (at) => {
          handlers.onPointer(side, null)
          handlers.onPointer(otherSide(side), at)
        },
        onEscape: handlers.onEscape,
        path: () => current,
      })
      return () => {
        unwatch()
        frames.delete(side)
        if (leader === side) leader = null
      }
    },
    go: (fullPath) => {
      leader = null
      current = fullPath
      for (const side of SIDES) send(side, fullPath)
    },
    stop: () => removeEventListener('message', onMessage),
  }
}

function otherSide(side: Side): Side {
  return side === 'live' ? 'draft' : 'live'
}
