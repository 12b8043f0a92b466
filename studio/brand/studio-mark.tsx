/** The sign of the Studio, beside its name. */
export function StudioMark() {
  return (
    <svg
      width="34"
      height="34"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path
        strokeLinejoin="round"
        d="M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3zM3.5 9.5h17M9.5 9.5v11M15 3.5v6"
      />
    </svg>
  )
}
