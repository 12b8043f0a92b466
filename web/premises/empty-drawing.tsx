const COLUMNS = [6, 37, 68, 99]
const ROWS = [6, 35, 64]

/** A drawing of a grid with one highlighted cell. */
export function EmptyDrawing() {
  return (
    <svg width="132" height="96" viewBox="0 0 132 96" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
      {COLUMNS.flatMap((x) => ROWS.map((y) => <Cell key={`${x} ${y}`} x={x} y={y} isFound={x === 68 && y === 35} />))}
    </svg>
  )
}

function Cell({ x, y, isFound }: { x: number; y: number; isFound: boolean }) {
  const look = isFound
    ? { stroke: 'var(--accent-line)', fill: 'var(--accent-tint)' }
    : { strokeDasharray: '3 4', opacity: 0.65 }
  return <rect x={x} y={y} width="27" height="25" rx="3" {...look} />
}
