interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly className: string | undefined
}

/** A list of facts, styled by the caller. Renders nothing if it is empty. */
export function Facts({ facts, className }: FactsProps) {
  if (facts.length === 0) return null
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
