import { useInRouterContext, useLocation } from 'react-router-dom'
import { ButtonLink } from './ButtonLink'
import { Icon } from './Icon'

/** A section that this customer cannot use (contract 3.10). */
export function Unavailable() {
  // The other islands have neither sections nor a home.
  const hasHome = useInRouterContext()
  return (
    <div className="card" part="card">
      <div className="state">
        <span className="thumb">
          <Icon name="lock" />
        </span>
        <p className="h3">Раздел недоступен</p>
        {hasHome && <WayHome />}
      </div>
    </div>
  )
}

/** Nobody is sent to where they are. */
function WayHome() {
  if (useLocation().pathname === '/') return null
  return (
    <>
      <p>Вернитесь на главную: остальные разделы работают.</p>
      <ButtonLink to="/" variant="secondary">
        На главную
      </ButtonLink>
    </>
  )
}
