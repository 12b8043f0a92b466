/** Reports a problem to the developer of the host page. */
export function complain(reason: string): void {
  // biome-ignore lint/suspicious/noConsole: developers look at the console
  console.error(`Vitrine: ${reason}`)
}
