import type { ReactNode } from 'react'

const ACCENT = { stroke: 'var(--accent-line)' }

const DRAWINGS = {
  /** A table with one cell. */
  units: (
    <>
      <rect x={18} y={8} width={60} height={56} rx={6} />
      <path d="M18 26h60M18 45h60M38 8v56M58 8v56" stroke="var(--line)" />
      <rect x={39} y={27} width={18} height={17} fill="var(--accent-line)" stroke="none" />
    </>
  ),
  /** A magnifier that shows nothing. */
  filter: (
    <>
      <circle cx={42} cy={32} r={20} />
      <path d="m57 47 18 17" />
      <path d="M34 32h16" {...ACCENT} strokeWidth={3} />
    </>
  ),
  /** Two machines, one of them off. */
  away: (
    <>
      <rect x={20} y={8} width={56} height={24} rx={6} />
      <rect x={20} y={40} width={56} height={24} rx={6} />
      <path d="M31 20h.01M31 52h.01" strokeWidth={3} />
      <path d="m56 46 12 12M68 46 56 58" {...ACCENT} />
    </>
  ),
  /** A lock. */
  closed: (
    <>
      <rect x={28} y={32} width={40} height={30} rx={6} />
      <path d="M36 32V22a12 12 0 0 1 24 0v10" />
      <circle cx={48} cy={47} r={4} fill="var(--accent-line)" stroke="none" />
    </>
  ),
  /** Two pages, the newer one in front. */
  older: (
    <>
      <rect x={18} y={16} width={40} height={48} rx={6} />
      <rect x={40} y={8} width={40} height={48} rx={6} fill="var(--surface)" />
      <path d="M50 22h20M50 32h20M50 42h12" {...ACCENT} />
    </>
  ),
  /** A page with a crack. */
  broken: (
    <>
      <rect x={16} y={8} width={64} height={56} rx={6} />
      <path d="M16 22h64" />
      <path d="m46 22 6 12-8 8 6 10-3 12" {...ACCENT} />
    </>
  ),
  /** A page with a tick. */
  published: (
    <>
      <rect x={24} y={8} width={48} height={56} rx={6} />
      <path d="m38 36 7 7 14-15" {...ACCENT} strokeWidth={2.5} />
    </>
  ),
} as const satisfies Record<string, ReactNode>

/** The name of a drawing. */
export type StatePictureName = keyof typeof DRAWINGS

/** The lines of a drawing, on a ground of 96 × 72. */
export function StateDrawing({ name }: { readonly name: StatePictureName }) {
  return DRAWINGS[name]
}
