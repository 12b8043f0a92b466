const LINES = { viewBox: '0 0 220 120', fill: 'none', stroke: 'var(--line-strong)', strokeWidth: 1.5 }

/** A facade whose outline is drawn. */
export function HandPicture() {
  return (
    <svg {...LINES} aria-hidden="true">
      <path d="M58 106V40l56-22v88M114 46h46v60M40 106h140" />
      <path d="m58 62 56-16M58 84l56-8M114 66h46M114 86h46" stroke="var(--line)" />
      <path d="m58 62 56-16v30l-56 8z" fill="var(--accent-line)" fillOpacity={0.28} stroke="var(--accent-line)" />
      <g fill="var(--surface)" stroke="var(--accent-line)">
        <circle cx={58} cy={62} r={4} />
        <circle cx={114} cy={46} r={4} />
        <circle cx={114} cy={76} r={4} />
        <circle cx={58} cy={84} r={4} />
      </g>
    </svg>
  )
}

/** A file with its pictures. */
export function FilePicture() {
  return (
    <svg {...LINES} aria-hidden="true">
      <path d="M66 14h56l22 22v70H66z" fill="var(--surface)" />
      <path d="M122 14v22h22" />
      <path
        d="M96 52c-6 0-7 3-7 8s-1 7-5 7c4 0 5 2 5 7s1 8 7 8M114 52c6 0 7 3 7 8s1 7 5 7c-4 0-5 2-5 7s-1 8-7 8"
        stroke="var(--accent-line)"
      />
      <path d="M178 40v36M164 62l14 14 14-14" stroke="var(--accent-line)" />
    </svg>
  )
}

/** A finished quarter. */
export function DemoPicture() {
  return (
    <svg {...LINES} aria-hidden="true">
      <path d="M28 106h164" />
      <path d="M52 106V28h44v78z" fill="var(--accent-line)" fillOpacity={0.28} stroke="var(--accent-line)" />
      <path d="M112 106V52h56v54z" fill="var(--surface)" />
      <path
        d="M62 40h8M78 40h8M62 54h8M78 54h8M62 68h8M78 68h8M62 82h8M78 82h8"
        stroke="var(--accent-line)"
        strokeWidth={4}
      />
      <path d="M124 64h8M148 64h8M124 78h8M148 78h8M124 92h8M148 92h8" stroke="var(--line)" strokeWidth={4} />
      <circle cx={182} cy={90} r={8} fill="var(--surface)" />
      <path d="M182 98v8M38 98v8" />
      <circle cx={38} cy={90} r={8} fill="var(--surface)" />
    </svg>
  )
}
