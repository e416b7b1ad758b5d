import { Suspense, useState } from 'react'
import { Illustration } from '../../src/ui/states/Illustration'
import type { HeadingRef } from '../../src/shell/lib/useArrival'
import { lazyComponent } from '../../src/host/loading/lazyComponent'

// The form libraries are loaded when the dialog is opened.
const ActivationDialog = lazyComponent(() =>
  import('../../src/features/account/activation/ActivationDialog').then(
    ({ ActivationDialog }) => ActivationDialog,
  ),
)

interface NotActivatedProps {
  heading: HeadingRef
  /** Whether this visitor may activate the programme (contract 1.3). */
  canActivate: boolean
}

/** What a visitor without a consumer part sees in the cabinet's place (contract 3.8). */
export function NotActivated({ heading, canActivate }: NotActivatedProps) {
  const [isActivating, setActivating] = useState(false)
  return (
    <div className="screen">
      <div className="card" part="card">
        <div className="state">
          <Illustration name="empty" />
          <h1 ref={heading} tabIndex={-1}>
            Личный кабинет
          </h1>
          {canActivate ? (
            <p>
              Раздел доступен только после активации программы лояльности для потребителей. Активировать её
              можно{' '}
              <button type="button" className="inline" onClick={() => setActivating(true)}>
                тут
              </button>
              .
            </p>
          ) : (
            <p>Раздел доступен только участникам программы лояльности.</p>
          )}
        </div>
      </div>
      <Suspense>{isActivating && <ActivationDialog onClosed={() => setActivating(false)} />}</Suspense>
    </div>
  )
}
