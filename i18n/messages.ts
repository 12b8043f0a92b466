import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import type en from './locales/en.json'

/** Every message there is: the English file is the type of the keys. */
export type MessageKey = keyof typeof en

/** The messages of a language as they are written, in ICU syntax. */
export type Messages = Readonly<Record<MessageKey, string>>

/** The messages of a language ready to be used. */
export type CompiledMessages = Readonly<Record<MessageKey, CompiledMessage>>
