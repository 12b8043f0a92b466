/** Two sheets in the stroke of the icons, with a heart in the accent colour on the upper one. */
export function SheetsDrawing() {
  return (
    <svg
      width="120"
      height="92"
      viewBox="0 0 120 92"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="18" y="14" width="58" height="70" rx="8" opacity=".5" />
      <rect x="44" y="6" width="58" height="70" rx="8" fill="var(--canvas)" />
      <path d="M54 52h38M54 60h24" opacity=".5" />
      <path
        d="M73 40s-11-6.200-11-14a6 6 0 0 1 11-3.400A6 6 0 0 1 84 26c0 7.800-11 14-11 14z"
        stroke="var(--accent-line)"
        fill="var(--accent-tint)"
      />
    </svg>
  )
}
