import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useCatalogues } from '#studio/catalogue/catalogue-context.ts'
import { PaletteContext } from '#studio/frame/palette-context.ts'
import { placesFor } from '#studio/frame/screens.ts'
import { useLanguage } from '#studio/language/language-context.ts'
import { useMe } from '#studio/person/me-context.ts'
import { laterPart } from '#studio/release/later-part.tsx'
import { OlderPointer } from '#studio/release/older-pointer.tsx'
import { KeysAhead } from './keys-ahead.tsx'
import { useStudioKeys } from './use-studio-keys.ts'

const loadPalette = () => import('#studio/palette/palette.tsx')

// Without a network they stay closed instead of breaking the Studio.
const Palette = laterPart(async () => (await loadPalette()).Palette, OlderPointer)
const KeysHelp = laterPart(async () => (await import('./keys-help.tsx')).KeysHelp, OlderPointer)

// After the first screen.
const WAIT_MS = 2000

/** Opens the palette and the list of keys, by key and by button. */
export function WithPalette({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<'palette' | 'help' | null>(null)
  const [typed, setTyped] = useState('')
  const places = placesFor(useMe().role, useCatalogues().current)
  useStudioKeys({ places, openPalette: () => setOpen('palette'), openHelp: () => setOpen('help') })
  const close = () => {
    setOpen(null)
    setTyped('')
  }
  const { later } = useLanguage()
  useEffect(() => {
    const timer = setTimeout(() => {
      void later.load()
      // A failed load is repeated when the palette is opened.
      loadPalette().catch(() => {})
    }, WAIT_MS)
    return () => clearTimeout(timer)
  }, [later])
  return (
    <PaletteContext value={() => setOpen('palette')}>
      {children}
      <Suspense fallback={open === 'palette' && <KeysAhead onText={setTyped} onClose={close} />}>
        {open === 'palette' && <Palette typed={typed} onClose={close} />}
        {open === 'help' && <KeysHelp places={places} onClose={close} />}
      </Suspense>
    </PaletteContext>
  )
}
