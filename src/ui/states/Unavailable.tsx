import { use } from 'react'
import { ButtonLink } from '../controls/ButtonLink'
import { Icon } from '../Icon'
import { RouterContext, type Router } from '../lib/RouterContext'
import { LeftToReact } from '../lib/LeftToReact'

/** State of a section that this customer cannot use (contract 3.10). */
export function Unavailable() {
  if (BEFORE_REACT) throw new LeftToReact()
  // Only the cabinet has sections and a home page; the other islands have no router.
  const router = use(RouterContext)
  return (
    <div className="card" part="card">
      <div className="state">
        <span className="thumb">
          <Icon name="lock" />
        </span>
        <p className="h3">Раздел недоступен</p>
        {router && <WayHome usePath={router.usePath} />}
      </div>
    </div>
  )
}

/** Link to the home page; renders nothing on the home page itself. */
function WayHome({ usePath }: Pick<Router, 'usePath'>) {
  if (usePath() === '/') return null
  return (
    <>
      <p>Вернитесь на главную: остальные разделы работают.</p>
      <ButtonLink to="/" variant="secondary">
        На главную
      </ButtonLink>
    </>
  )
}
