import '#ui/font/inter.css'
import '@fontsource-variable/noto-sans-arabic'
import '#ui/look/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { UiPage } from './ui-page.tsx'

const root = document.querySelector<HTMLElement>('#root')
if (!root) throw new Error('the page has no root')

createRoot(root).render(
  <StrictMode>
    <UiPage />
  </StrictMode>,
)
