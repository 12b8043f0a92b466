import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type en from './locales/en.json'
import type studio from './locales/studio/en.json'
import type { SharedKey } from './shared-keys.ts'

/** The key of a message. The English file defines all keys. */
export type MessageKey = keyof typeof en

/** The messages of a language in ICU syntax. */
export type Messages = Readonly<Record<MessageKey, string>>

/** The compiled messages of a language. */
export type CompiledMessages = CompiledTexts<MessageKey>

/** Compiled messages by key. */
export type CompiledTexts<Key extends string> = Readonly<Record<Key, CompiledMessage>>

/** The key of a message that the Studio says: one of its own, or one that it shares with the catalogue. */
export type StudioKey = keyof typeof studio | SharedKey

/** The messages of the Studio in one language, in ICU syntax. */
export type StudioMessages = Readonly<Record<StudioKey, string>>
