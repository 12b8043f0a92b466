/** Goes past the rail and the filters, to the cells of the table or the chess. */
export function focusTable(): void {
  document.querySelector<HTMLElement>('main :is([role="grid"][tabindex], [data-unit][tabindex="0"])')?.focus()
}
