import { Art } from '../../src/ui/Art'
import type { HeadingRef } from './useArrival'

interface NotActivatedProps {
  heading: HeadingRef
  /** Whether this visitor may activate the programme (SPEC 6). */
  canActivate: boolean
}

/** What a visitor without a consumer part sees in the cabinet's place (SPEC 2). */
export function NotActivated({ heading, canActivate }: NotActivatedProps) {
  return (
    <div className="screen">
      <div className="card" part="card">
        <div className="state">
          <Art name="empty" />
          <h1 ref={heading} tabIndex={-1}>
            Личный кабинет
          </h1>
          {canActivate ? (
            <p>
              Раздел доступен только после активации программы лояльности для потребителей. Активировать её
              можно тут.
            </p>
          ) : (
            <p>Раздел доступен только участникам программы лояльности.</p>
          )}
        </div>
      </div>
    </div>
  )
}
