import { useEffect, useState } from 'react'
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
export function Failure({ onRetry }: { onRetry: () => void }) {
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
