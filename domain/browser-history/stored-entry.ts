import type { Modal, ModalType, Overlays } from '#domain/overlay/overlay.ts'
import type { Here } from './here.ts'

type Props = Modal['props']

/** A modal in a history entry. Its props are null if they must not be stored. */
interface StoredModal extends Omit<Modal, 'props'> {
  readonly props: Props | null
}

/** The state that the browser keeps with a history entry. */
export interface StoredEntry extends Pick<Here, 'visit' | 'behind' | 'cameFromHere'> {
  readonly vitrine: 1
  readonly overlays: Omit<Overlays, 'modals'> & { readonly modals: readonly StoredModal[] }
}

/** The props that an entry may keep for a modal: plain values, no personal data. Null: the modal closes on reload. */
const KEPT_PROPS: Readonly<Record<ModalType, readonly string[] | null>> = {
  order: ['instanceId', 'calculation'],
  callback: [],
  catalogSelect: [],
  filter: [],
  crmSuccessLink: null,
  errorModal: null,
}

/** The state to store with an entry. */
export function storedEntry({ overlays, visit, behind, cameFromHere }: Here): StoredEntry {
  const modals = overlays.modals.map((modal) => ({ ...modal, props: keptProps(modal) }))
  return { vitrine: 1, visit, behind, cameFromHere, overlays: { ...overlays, modals } }
}

/** What only the running document knows: the props of its modals, and its open covers. */
export interface Known {
  readonly props: ReadonlyMap<number, Props>
  readonly covers: ReadonlySet<number>
}

/** The overlays of an entry that can still be shown. */
export function showable({ overlays }: StoredEntry, known: Known): Overlays {
  const modals = overlays.modals.flatMap((modal) => {
    const props = known.props.get(modal.id) ?? modal.props
    return props === null ? [] : { ...modal, props }
  })
  return { ...overlays, modals, covers: overlays.covers.filter(({ id }) => known.covers.has(id)) }
}

function keptProps({ type, props }: Modal): Props | null {
  const kept = KEPT_PROPS[type]
  return kept && Object.keys(props).every((key) => kept.includes(key)) ? props : null
}
