/** Two houses in the stroke of the icons, with the door in the accent colour; `lost` adds a question mark. */
export function BuildingDrawing({ lost = false }: { lost?: boolean }) {
  return (
    <svg
      width="120"
      height="110"
      viewBox="0 0 120 110"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M14 102h92" />
      <g opacity=".55">
        <path d="M30 102V20l34-14v96" />
        <path d="M64 34h26v68" />
        <path d="M40 34h10M40 50h10M40 66h10M76 50h.1M76 66h.1" />
      </g>
      <path d="M42 102V84h12v18" stroke="var(--accent-line)" fill="var(--accent-tint)" />
      {lost && <path d="M88 22c0-5 8-6 9-1s-6 5-6 10M91 36v.1" stroke="var(--accent-line)" />}
    </svg>
  )
}
