/** A mail address. A long one goes on below at its `@`, not in the middle of a word. */
export function MailAddress({ address }: { readonly address: string }) {
  const [name, place] = address.split('@')
  return (
    <bdi>
      {name}
      <wbr />@{place}
    </bdi>
  )
}
