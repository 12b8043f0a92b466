import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { CompiledMessages, MessageKey, Messages } from './messages.ts'

/** Compiles ICU messages. The server does this once at start, the web build once for all visitors. */
export function compileMessages(messages: Messages): CompiledMessages {
  const entries = Object.entries(messages).map(([key, text]) => [key, compileMessageOrThrow(text)] as const)
  return Object.fromEntries(entries) as Record<MessageKey, (typeof entries)[number][1]>
}
