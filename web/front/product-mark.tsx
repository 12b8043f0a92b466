/** The mark of the product. Its name is beside it, or the heading of the page. */
export function ProductMark() {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path strokeLinejoin="round" d="M4 24V7.5A3.5 3.5 0 0 1 7.5 4h13A3.5 3.5 0 0 1 24 7.5V24" />
      <path strokeLinecap="round" d="M2.5 24.2h23" />
      <path fill="currentColor" stroke="none" d="M9 24V14h4v10M15 24V9.5h4V24" />
    </svg>
  )
}
