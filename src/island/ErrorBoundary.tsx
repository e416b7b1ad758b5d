import type { ReactNode } from 'react'
import { Component } from 'react'
import { SERVICE_UNAVAILABLE } from '../domain/ApiError'
import { ErrorState } from '../ui/ErrorState'

/** Keeps a failure in what it wraps: a small notice with 'Повторить', which draws the content anew. */
export class ErrorBoundary extends Component<
  { children: ReactNode; onRetry?: () => void },
  { failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    const onRetry = () => {
      this.props.onRetry?.()
      this.setState({ failed: false })
    }
    return <ErrorState title="Что-то пошло не так" message={SERVICE_UNAVAILABLE} onRetry={onRetry} />
  }
}
