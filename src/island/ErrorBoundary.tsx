import { type ReactNode, Component, useEffect, useState } from 'react'
import { onRetry } from '../host/retry'
import { forgetFailedChunks } from '../host/loading/lazyComponent'
import { SERVICE_UNAVAILABLE } from '../domain/ApiError'
import { reloadPage } from '../host/page/pageAddress'
import { unkeptForms } from '../host/customer/kept'
import { pageState } from '../host/pageState'
import { Button } from '../ui/controls/Button'
import { ErrorState } from '../ui/states/ErrorState'

/**
 * Replaces failed content. If a deploy has removed this page's files, a retry would not help: the page is
 * reloaded once, unless a form holds typed text; then the customer decides.
 */
function Failure({ onRetry }: { onRetry: () => void }) {
  const [isOutdated, setOutdated] = useState(false)

  useEffect(() => {
    void pageState().reloadIfStale?.().then(setOutdated)
  }, [])

  return (
    <ErrorState
      title={isOutdated ? 'Страница обновилась' : 'Что-то пошло не так'}
      message={isOutdated ? `Вышла новая версия. ${whatStays()}` : SERVICE_UNAVAILABLE}
      onRetry={onRetry}
      action={isOutdated && <Button onClick={reloadPage}>Обновить страницу</Button>}
    />
  )
}

const whatStays = () =>
  unkeptForms().size > 0 ? 'Начатая форма не сохранится: сначала отправьте её' : 'Начатые формы сохранятся'

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
