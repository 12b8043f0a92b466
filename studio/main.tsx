import '#ui/look/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { keepThemeApplied } from '#ui/theme/stored-theme.ts'
import { Shell } from './shell/shell.tsx'

const root = document.querySelector('#root')
if (!root) throw new Error('the page has no root')
keepThemeApplied('device')
createRoot(root).render(
  <StrictMode>
    <Shell />
  </StrictMode>,
)
