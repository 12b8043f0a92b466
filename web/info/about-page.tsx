/** What the developer says of himself. */
export function AboutPage() {
  return <p />
}
