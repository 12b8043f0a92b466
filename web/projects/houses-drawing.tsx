/** A drawing of plots in the stroke of the icons, with one house in the accent colour. */
export function HousesDrawing() {
  return (
    <svg
      width="132"
      height="92"
      viewBox="0 0 132 92"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 80h116" />
      <path d="M16 80V50l16-11 16 11v30M84 80V50l16-11 16 11v30" strokeDasharray="3 4" opacity=".65" />
      <path d="M46 80V34l20-14 20 14v46z" stroke="var(--accent-line)" fill="var(--accent-tint)" />
      <path d="M61 80V64h10v16M58 44h4M70 44h4M58 53h4M70 53h4" stroke="var(--accent-line)" />
    </svg>
  )
}
