import type { Browser, BrowserContext, ConsoleMessage, WebError } from '@playwright/test'
import { LOCALHOST_ORIGIN, ORIGIN } from './origins.ts'

/** Declares errors that a test causes, such as those of a request that it blocks. */
export type ExpectErrors = (...expected: readonly RegExp[]) => void

/** The errors of all pages of a test: those in the console, React's recoverable ones among them, and uncaught ones. */
export interface WatchedErrors {
  readonly expectErrors: ExpectErrors
  readonly add: (error: string) => void
  /** The errors that the test has not declared. */
  readonly unexpected: () => readonly string[]
}

/** Collects errors until the test has ended. */
export function watchErrors(): WatchedErrors {
  const errors: string[] = []
  const declared: RegExp[] = []
  return {
    expectErrors: (...expected) => void declared.push(...expected),
    add: (error) => void errors.push(error),
    unexpected: () => errors.filter((error) => !declared.some((one) => one.test(error))),
  }
}

/** Reports the errors of every page of a browser, until the returned function is called. */
export function reportErrors(browser: Browser, add: (error: string) => void): () => void {
  const contexts = new Set<BrowserContext>()
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    const { url } = message.location()
    // The address of what failed to load; the text does not name it.
    add(`${message.text()} (${url.replace(ORIGIN, '').replace(LOCALHOST_ORIGIN, '')})`)
  }
  const onWebError = (error: WebError) => add(String(error.error().stack ?? error.error()))
  const watch = (context: BrowserContext) => {
    contexts.add(context)
    context.on('console', onConsole)
    context.on('weberror', onWebError)
  }
  for (const context of browser.contexts()) watch(context)
  browser.on('context', watch)
  return () => {
    browser.off('context', watch)
    for (const context of contexts) {
      context.off('console', onConsole)
      context.off('weberror', onWebError)
    }
  }
}

/** The browser's own messages about documents, calls and files, to declare with `expectErrors`. */
export const NOT_FOUND = /the server responded with a status of 404/
export const REFUSED = /the server responded with a status of 403/
export const BLOCKED = /net::ERR_FAILED|Failed to fetch/
export const OFFLINE = /net::ERR_INTERNET_DISCONNECTED|Failed to fetch/
export const SIGNED_OUT = /the server responded with a status of 401/
export const CONFLICT = /the server responded with a status of 409/
