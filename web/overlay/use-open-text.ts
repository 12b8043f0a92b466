import { useNavigation } from '#web/navigation/navigation-context.ts'

/** Opens a text of the developer in a panel of its own; the same text never stands there twice. */
export function useOpenText(): (template: string) => void {
  const { overlays, openPanel, closePanel } = useNavigation()
  return (template) => {
    const open = overlays.panels.find((panel) => panel.type === 'html' && panel.template === template)
    if (open && open === overlays.panels.at(-1)) return
    if (open) closePanel(open.id)
    openPanel({ type: 'html', template })
  }
}
