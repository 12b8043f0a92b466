// Houses on a ground of 800 × 900: left edge, roof, columns and storeys of windows.
const HOUSES = [
  { x: 60, y: 420, columns: 4, storeys: 9 },
  { x: 300, y: 220, columns: 5, storeys: 13 },
  { x: 590, y: 520, columns: 3, storeys: 7 },
] as const
const STEP = 44
const GROUND = 820

/** A drawing of houses for a Studio that has no picture of its own yet. */
export function DrawnHouses() {
  return (
    <svg
      viewBox="0 0 800 900"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
    >
      <path d={`M0 ${GROUND}h800`} strokeWidth="2" />
      {HOUSES.map(({ x, y, columns, storeys }) => (
        <g key={x} strokeWidth="2">
          <path d={`M${x} ${GROUND}V${y}h${columns * STEP + 16}V${GROUND}`} />
          <path strokeWidth="1.5" opacity="0.55" d={windowsOf(x, y, columns, storeys)} />
        </g>
      ))}
    </svg>
  )
}

function windowsOf(x: number, y: number, columns: number, storeys: number): string {
  const height = (GROUND - y - 24) / storeys
  const all = Array.from({ length: columns * storeys }, (_, index) => {
    const left = x + 16 + (index % columns) * STEP
    const top = y + 20 + Math.floor(index / columns) * height
    return `M${left} ${top.toFixed(1)}h28v${(height - 18).toFixed(1)}h-28z`
  })
  return all.join('')
}
