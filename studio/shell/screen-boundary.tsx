import { Component, type ReactNode } from 'react'
import { BrokenScreen } from './broken-screen.tsx'

interface ScreenBoundaryProps {
  readonly children: ReactNode
  /** Shown instead of a screen that failed. */
  readonly broken?: ReactNode
}

/** Keeps the rest of the Studio usable when a screen fails. Another screen begins anew: give it a key. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.hasFailed ? (this.props.broken ?? <BrokenScreen />) : this.props.children
  }
}
