import type { ReactNode } from 'react'
import type { Modal } from '#domain/overlay/overlay.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { PanelSkeleton } from '#web/overlay/panel-skeleton.tsx'
import { ErrorNotice } from './error-notice.tsx'

const CatalogueSelect = lazyPart(
  'catalogue-select',
  async () => (await import('#web/frame/catalogue-select.tsx')).CatalogueSelect,
  { skeleton: <PanelSkeleton /> },
)
const FilterDialog = lazyPart(
  'filter-dialog',
  async () => (await import('#web/filter/filter-dialog.tsx')).FilterDialog,
  { skeleton: <PanelSkeleton /> },
)

const ContactCard = lazyPart('contact-card', async () => (await import('#web/frame/contact-card.tsx')).ContactCard, {
  skeleton: <PanelSkeleton />,
})

/** What a modal shows, by its type. */
export function modalContent({ id, type, props }: Modal): ReactNode {
  if (type === 'filter') return <FilterDialog modalId={id} />
  if (type === 'catalogSelect') return <CatalogueSelect />
  if (type === 'errorModal') return <ErrorNotice text={typeof props.text === 'string' ? props.text : null} />
  // Whom to call or write to.
  if (type === 'order' || type === 'callback') return <ContactCard />
  return <PanelSkeleton />
}
