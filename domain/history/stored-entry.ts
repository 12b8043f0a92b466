import type { Modal, ModalType, Overlays } from '#domain/overlay/overlay.ts'
import type { Here } from './here.ts'

type Props = Modal['props']

/** A modal as an entry keeps it: without its props where only this document may know them. */
interface StoredModal extends Omit<Modal, 'props'> {
  readonly props: Props | null
}

/** What the browser keeps with an entry, besides its address. */
export interface StoredEntry extends Pick<Here, 'visit' | 'behind' | 'cameFromHere'> {
  readonly vitrine: 1
  readonly overlays: Omit<Overlays, 'modals'> & { readonly modals: readonly StoredModal[] }
}

/** What a modal may keep in an entry: plain values that are not personal. Null: nothing, it ends with the document. */
const KEPT_PROPS: Readonly<Record<ModalType, readonly string[] | null>> = {
  order: ['instanceId', 'calculation'],
  callback: [],
  catalogSelect: [],
  filter: [],
  crmSuccessLink: null,
  errorModal: null,
}

/** What to keep with an entry. */
export function storedEntry({ overlays, visit, behind, cameFromHere }: Here): StoredEntry {
  const modals = overlays.modals.map((modal) => ({ ...modal, props: keptProps(modal) }))
  return { vitrine: 1, visit, behind, cameFromHere, overlays: { ...overlays, modals } }
}

/** What only the running document can show: the props of modals, and the covers that are there. */
export interface Known {
  readonly props: ReadonlyMap<number, Props>
  readonly covers: ReadonlySet<number>
}

/** The overlays of an entry, as far as they can be shown. */
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
