/** What there is to know about a project. */
export function InfoPage() {
  return <p />
}
