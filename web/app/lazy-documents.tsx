import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { DocumentSkeleton } from '#web/document/document-skeleton.tsx'

/** The printable documents; each loads only on its own page. */
export const UnitDocument = lazyPart(
  'unit-document',
  async () => (await import('#web/document/unit-document.tsx')).UnitDocument,
  { skeleton: <DocumentSkeleton /> },
)
export const ChessDocument = lazyPart(
  'chess-document',
  async () => (await import('#web/document/chess-document.tsx')).ChessDocument,
  { skeleton: <DocumentSkeleton landscape /> },
)
export const InstructionsDocument = lazyPart(
  'instructions-document',
  async () => (await import('#web/document/instructions-document.tsx')).InstructionsDocument,
  { skeleton: <DocumentSkeleton /> },
)
