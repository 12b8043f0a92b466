import { useNavigation } from '#web/navigation/navigation-context.ts'

/** Opens the developer's text in a panel. The same text is never open twice. */
export function useOpenText(): (template: string) => void {
  const { overlays, openPanel, closePanel } = useNavigation()
  return (template) => {
    const open = overlays.panels.find((panel) => panel.type === 'html' && panel.template === template)
    if (open && open === overlays.panels.at(-1)) return
    if (open) closePanel(open.id)
    openPanel({ type: 'html', template })
  }
}
