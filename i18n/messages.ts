import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type en from './locales/en.json'

/** The key of a message. The English file defines all keys. */
export type MessageKey = keyof typeof en

/** The messages of a language in ICU syntax. */
export type Messages = Readonly<Record<MessageKey, string>>

/** The compiled messages of a language. */
export type CompiledMessages = Readonly<Record<MessageKey, CompiledMessage>>
