import type { PanelRoute } from './address.ts'
import { ROUTED_PANEL_TYPES, type RoutedPanelType } from './page-table.ts'
import { readId } from './pattern.ts'

/** What the panel part of a path says: a panel, a panel to be spelled another way, or nothing to show. */
export type PanelReading =
  | { readonly kind: 'panel'; readonly panel: PanelRoute }
  | { readonly kind: 'redirect'; readonly panel: PanelRoute | null }

/** Reads `{type}/{context?}/{subcontext?}`; null where that is no panel path at all. */
export function readPanel(segments: readonly string[], allowed: readonly RoutedPanelType[]): PanelReading | null {
  const [type, context, id, ...rest] = segments
  if (rest.length > 0 || !isRoutedType(type) || !allowed.includes(type)) return null
  if (context === undefined || (id === undefined && contextsOf(type).includes(context)))
    return withoutSubject(type, context)
  const number = id === undefined ? null : readId(id)
  return number === null ? null : withSubject(type, context, number)
}

/** `…/info` alone shows the project; the other types have nothing to show, and the page stays without a panel. */
function withoutSubject(type: RoutedPanelType, context: string | undefined): PanelReading {
  if (type !== 'info') return { kind: 'redirect', panel: null }
  return { kind: context === undefined ? 'panel' : 'redirect', panel: { type, context: null, id: null } }
}

function withSubject(type: RoutedPanelType, context: string, id: number): PanelReading | null {
  if ((type === 'details' || type === 'preview') && context === 'instance') {
    return { kind: 'panel', panel: { type, context, id } }
  }
  if (type === 'info' && (context === 'estate' || context === 'project')) {
    return { kind: 'panel', panel: { type, context, id } }
  }
  // Older links name the storey of a group panel as an instance (spec 2, design 2).
  if (type === 'group' && (context === 'storey' || context === 'instance')) {
    return { kind: context === 'storey' ? 'panel' : 'redirect', panel: { type, context: 'storey', id } }
  }
  return null
}

function contextsOf(type: RoutedPanelType): readonly string[] {
  if (type === 'info') return ['estate', 'project']
  return type === 'group' ? ['storey', 'instance'] : ['instance']
}

function isRoutedType(text: string | undefined): text is RoutedPanelType {
  return (ROUTED_PANEL_TYPES as readonly (string | undefined)[]).includes(text)
}
