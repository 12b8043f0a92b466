import { type ReactNode, Suspense, useState } from 'react'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { PaletteContext } from '#studio/frame/palette-context.ts'
import { placesFor } from '#studio/frame/screens.ts'
import { useMe } from '#studio/person/me-context.ts'
import { quietLazy } from '#ui/lazy/quiet-lazy.ts'
import { useStudioKeys } from './use-studio-keys.ts'

// Without a network they stay closed instead of breaking the Studio.
const Palette = quietLazy(async () => (await import('#studio/palette/palette.tsx')).Palette)
const KeysHelp = quietLazy(async () => (await import('./keys-help.tsx')).KeysHelp)

/** Opens the palette and the list of keys, by key and by button. */
export function WithPalette({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  const places = placesFor(useMe().role, useCatalogues().current)
  useStudioKeys({ places, openPalette: () => setOpen('palette'), openHelp: () => setOpen('help') })
  const close = () => setOpen(null)
  return (
    <PaletteContext value={() => setOpen('palette')}>
      {children}
      <Suspense>
        {open === 'palette' && <Palette onClose={close} />}
        {open === 'help' && <KeysHelp places={places} onClose={close} />}
      </Suspense>
    </PaletteContext>
  )
}
