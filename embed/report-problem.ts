/** Reports a problem to the developer of the host page. */
export function reportProblem(reason: string): void {
  // biome-ignore lint/suspicious/noConsole: developers look at the console
  console.error(`Vitrine: ${reason}`)
}
