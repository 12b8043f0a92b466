/** Tells whoever builds the host page what is wrong. */
export function complain(reason: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is where they look
  console.error(`Vitrine: ${reason}`)
}
