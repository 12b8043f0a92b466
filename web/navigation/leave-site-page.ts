/** Loads another page from one outside any catalogue. */
export function loadPage(href: string): void {
  location.assign(href)
}

/** Goes back; a link opened in a fresh tab has nothing behind it, and then leads to the start of the site. */
export function goBackOrToStart(): void {
  if (history.length > 1) history.back()
  else location.assign('/')
}
