import type { ReactNode } from 'react'
import { Component } from 'react'
import { onRetry } from '../host/retry'
import { forgetFailedChunks } from '../host/loading/lazyComponent'
import { Failure } from './Failure'

/** Milliseconds; a failure that repeats sooner was not caused by a translator. */
const SOON = 1000

/**
 * Catches failures of its content and shows a small notice with 'Повторить', which renders the content again,
 * as does coming online. A browser's page translator moves texts into elements of its own, which breaks
 * React; the content is then rendered again at once. A failure before React leaves the rendering to it.
 */
export const ErrorBoundary = ({ children }: { children: ReactNode }) =>
  BEFORE_REACT ? children : <Boundary>{children}</Boundary>

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  private renewedAt = -SOON
  private stopListening: (() => void) | undefined

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidMount() {
    this.stopListening = onRetry(() => this.state.failed && this.retry())
  }

  override componentWillUnmount() {
    this.stopListening?.()
  }

  override componentDidCatch(error: unknown) {
    const isMissing = error instanceof DOMException && error.name === 'NotFoundError'
    if (!isMissing || performance.now() < this.renewedAt + SOON) return
    this.renewedAt = performance.now()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return <Failure onRetry={() => this.retry()} />
  }

  private retry() {
    forgetFailedChunks()
    this.setState({ failed: false })
  }
}
