import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { CompiledTexts } from './messages.ts'

/** Compiles ICU messages. The server does this once at start, the build once for all browsers. */
export function compileMessages<Key extends string>(messages: Readonly<Record<Key, string>>): CompiledTexts<Key> {
  const entries = Object.entries<string>(messages).map(([key, text]) => [key, compileMessageOrThrow(text)] as const)
  return Object.fromEntries(entries) as Record<Key, (typeof entries)[number][1]>
}
