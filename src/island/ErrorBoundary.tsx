import type { ReactNode } from 'react'
import { Component } from 'react'
import { forgetFailedChunks } from '../host/loading/lazyComponent'
import { Failure } from './Failure'

/** Milliseconds: a failure that repeats this soon was not caused by a translator. */
const SOON = 1000

/**
 * Keeps a failure in what it wraps: a small notice with 'Повторить', which draws the content anew. A browser's page
 * translator moves texts into elements of its own, and React misses them; then the content is drawn anew at once.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  private renewedAt = -SOON

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    const isMissing = error instanceof DOMException && error.name === 'NotFoundError'
    if (!isMissing || performance.now() < this.renewedAt + SOON) return
    this.renewedAt = performance.now()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const onRetry = () => {
      forgetFailedChunks()
      this.setState({ failed: false })
    }
    return <Failure onRetry={onRetry} />
  }
}
