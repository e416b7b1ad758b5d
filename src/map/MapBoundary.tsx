import { Component, type ReactNode } from 'react'

interface MapBoundaryProps {
  onFailed: () => void
  /** Replaces the map after a failure. */
  fallback: ReactNode
  children: ReactNode
}

/** Error boundary of the map, which is not rendered before React: the list beside it stays. */
export const MapBoundary = (props: MapBoundaryProps) =>
  BEFORE_REACT ? props.children : <Boundary {...props} />

class Boundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch() {
    this.props.onFailed()
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
