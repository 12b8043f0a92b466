import type { StudioKey } from '#i18n/messages.ts'
import type { Side } from './twin-frames.ts'

/** What the sides are called. */
export const SIDE_WORDS: Readonly<Record<Side, StudioKey>> = { live: 'pill.live', draft: 'compare.draft' }
