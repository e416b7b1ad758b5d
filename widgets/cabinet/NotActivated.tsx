import { Suspense, useState } from 'react'
import { LogoutButton } from '../../src/features/account/auth/LogoutButton'
import { lazyComponent } from '../../src/host/loading/lazyComponent'
import type { HeadingRef } from '../../src/shell/lib/useArrival'
import { Button } from '../../src/ui/controls/Button'
import { ChatLink } from '../../src/ui/controls/ChatLink'
import { Hello, type Gain } from './Hello'

// The form libraries load when the dialog is opened.
const ActivationDialog = lazyComponent(() =>
  import('../../src/features/account/activation/ActivationDialog').then(
    ({ ActivationDialog }) => ActivationDialog,
  ),
)

const GAINS: readonly Gain[] = [
  { icon: 'ticket', title: 'Баллы за каждый заказ', note: 'меняются на промокоды' },
  { icon: 'eye', title: 'Подбор линз в оптике', note: 'запись на удобное время' },
  { icon: 'calendar', title: 'Подписка со скидкой', note: 'линзы приходят сами, когда пора' },
]

interface NotActivatedProps {
  heading: HeadingRef
  /** Whether this visitor may activate the programme (contract 1.3). */
  canActivate: boolean
}

/** Replaces the cabinet for a visitor without a consumer account (contract 3.8). */
export function NotActivated({ heading, canActivate }: NotActivatedProps) {
  const [isActivating, setActivating] = useState(false)
  const onActivate = () => setActivating(true)
  return (
    <>
      <Hello
        heading={heading}
        gains={GAINS}
        actions={
          <>
            {canActivate && (
              // The button is hidden while the dialog is open, because the dialog has a button with the same
              // name.
              <span style={{ visibility: isActivating ? 'hidden' : 'visible' }}>
                <Button onClick={onActivate}>Активировать</Button>
              </span>
            )}
            <ChatLink>Чат поддержки</ChatLink>
            <LogoutButton />
          </>
        }
      >
        {canActivate ? (
          <p>
            Раздел доступен только после активации программы лояльности для потребителей. Активировать её
            можно{' '}
            <button type="button" className="inline" onClick={onActivate}>
              тут
            </button>
            .
          </p>
        ) : (
          <p>Раздел доступен только участникам программы лояльности.</p>
        )}
      </Hello>
      <Suspense>{isActivating && <ActivationDialog onClosed={() => setActivating(false)} />}</Suspense>
    </>
  )
}
