import { LoginFlow } from '../../src/features/account/auth/LoginFlow'
import { DraftContext } from '../../src/forms/lib/DraftContext'
import { pageDrafts } from '../../src/host/customer/drafts'
import { useArrival } from '../../src/shell/lib/useArrival'
import { TextLink } from '../../src/ui/controls/TextLink'
import { NAME } from './sections'

const TITLE = 'Регистрация специалиста'

/**
 * Registers a specialist: first phone and code, then the other data. Afterwards the page reloads into the
 * cabinet.
 */
export function RegistrationScreen() {
  const heading = useArrival(NAME, TITLE)
  return (
    <div className="screen">
      <TextLink to="/" before="left">
        {NAME}
      </TextLink>
      <h1 ref={heading} tabIndex={-1}>
        {TITLE}
      </h1>
      <div className="card registration" part="card">
        <DraftContext value={pageDrafts}>
          <LoginFlow hasExpired={false} type="specialist" isRegistration />
        </DraftContext>
      </div>
    </div>
  )
}
