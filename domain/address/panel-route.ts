import type { PanelRoute } from './address.ts'
import { ROUTED_PANEL_TYPES, type RoutedPanelType } from './page-table.ts'
import { readId } from './pattern.ts'

/** The panel part of a path, read: a panel, or a redirect to its canonical spelling (null: to the page without a panel). */
type PanelReading =
  | { readonly kind: 'panel'; readonly panel: PanelRoute }
  | { readonly kind: 'redirect'; readonly panel: PanelRoute | null }

/** Reads `{type}/{context?}/{subcontext?}`; null if it is not a panel path. */
export function readPanel(segments: readonly string[], allowed: readonly RoutedPanelType[]): PanelReading | null {
  const [type, context, id, ...rest] = segments
  if (rest.length > 0 || !isRoutedType(type) || !allowed.includes(type)) return null
  if (context === undefined || (id === undefined && contextsOf(type).includes(context)))
    return withoutSubject(type, context)
  const number = id === undefined ? null : readId(id)
  return number === null ? null : withSubject(type, context, number)
}

/** `…/info` alone shows the project. Other types need a subject: without one the page opens without a panel. */
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
  // Older links name the storey of a group panel as an instance.
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
