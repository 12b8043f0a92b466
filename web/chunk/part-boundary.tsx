import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  readonly children: ReactNode
  /** Rendered instead of a part that threw. */
  readonly failed: (onRetry: () => void) => ReactNode
}

/** Keeps an error in one part from breaking the page. A class, because React error boundaries have no other form. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return this.props.failed(() => this.setState({ hasFailed: false }))
  }
}
