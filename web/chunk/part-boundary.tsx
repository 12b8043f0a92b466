import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  readonly children: ReactNode
  /** What stands in the place of a part that has failed. */
  readonly failed: (onRetry: () => void) => ReactNode
}

/** Keeps the fault of one part from taking the page with it. A class: React has no other way to catch one. */
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
