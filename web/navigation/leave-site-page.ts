/** Loads another page from a page outside any catalogue. */
export function loadPage(href: string): void {
  location.assign(href)
}

/** Goes back, or to the site's start page if the tab has no history. */
export function goBackOrToStart(): void {
  if (history.length > 1) history.back()
  else location.assign('/')
}
