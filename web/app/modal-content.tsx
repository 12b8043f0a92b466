import type { ReactNode } from 'react'
import type { Modal } from '#domain/overlay/overlay.ts'
import { lazyPart } from '#web/chunk/lazy-part.tsx'
import { FormSkeleton } from '#web/overlay/form-skeleton.tsx'
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

const OrderPart = lazyPart('order', async () => (await import('#web/order/order-part.tsx')).OrderPart, {
  skeleton: ({ kind }) => <FormSkeleton fields={kind === 'order' ? 5 : 3} />,
})

const LinkedNotice = lazyPart('linked-notice', async () => (await import('#web/crm/linked-notice.tsx')).LinkedNotice)

/** The content of a modal, by its type. */
export function modalContent(modal: Modal): ReactNode {
  const { id, type, props } = modal
  switch (type) {
    case 'filter':
      return <FilterDialog modalId={id} />
    case 'catalogSelect':
      return <CatalogueSelect />
    case 'order':
    case 'callback':
      return <OrderPart modal={modal} kind={type} />
    case 'crmSuccessLink':
      return <LinkedNotice modal={modal} />
    case 'errorModal':
      return (
        <ErrorNotice
          modalId={id}
          text={typeof props.text === 'string' ? props.text : null}
          onRetry={typeof props.onRetry === 'function' ? (props.onRetry as () => void) : null}
        />
      )
  }
}
