import { openDialog } from '../../src/host/lensWidgets'
import { useArrival } from '../../src/shell/lib/useArrival'
import { Button } from '../../src/ui/controls/Button'
import { ButtonLink } from '../../src/ui/controls/ButtonLink'
import { Illustration } from '../../src/ui/states/Illustration'
import { NAME, REGISTRATION } from './sections'

/** Replaces the cabinet for guests and for accounts that are not specialists (contract 20.2). */
export function NotSpecialist({ isGuest }: { isGuest: boolean }) {
  const heading = useArrival(NAME, NAME)
  return (
    <div className="screen">
      <div className="card" part="card">
        <div className="state">
          <Illustration name="empty" />
          <h1 ref={heading} tabIndex={-1}>
            {NAME}
          </h1>
          {isGuest ? (
            <>
              <p>Войдите, чтобы открыть кабинет специалиста.</p>
              <Button onClick={() => openDialog('login')}>Войти</Button>
              <ButtonLink to={REGISTRATION} variant="quiet">
                Зарегистрироваться
              </ButtonLink>
            </>
          ) : (
            <>
              <p>Раздел доступен только специалистам.</p>
              <ButtonLink to={REGISTRATION}>Зарегистрироваться как специалист</ButtonLink>
              <p className="small soft">Понадобятся телефон, специальность и место работы.</p>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
