interface FactsProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly className: string | undefined
}

/** What something is, line by line; whoever shows it says how it looks. Nothing where there is nothing to say. */
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
