import { useEffect, useState } from 'react'
import { receiptLinksOf, usedParameters } from '../../src/data/receipts/receiptLink'
import type { Outcome } from '../../src/features/club/receipts/registerReceipts'
import { registerReceipts } from '../../src/features/club/receipts/registerReceipts'
import { perCustomer } from '../../src/host/customer/customer'
import { openDialog, openFeedback } from '../../src/host/lensWidgets'
import { token } from '../../src/host/page/config'
import { pageQuery, removeParameters } from '../../src/host/page/pageAddress'
import type { DialogContentProps } from '../../src/island/defineDialogIsland'
import { DialogTurn, queueDialog } from '../../src/island/defineDialogIsland'
import { defineIsland } from '../../src/island/defineIsland'
import { onSignedOut } from '../../src/store/apiErrorMiddleware'
import { store } from '../../src/store/store'
import { MessageDialog } from '../../src/ui/dialogs/MessageDialog'
import { Spinner } from '../../src/ui/states/Spinner'

/** Registrations by address, so that a container that is mounted twice registers once. */
const registrations = perCustomer(() => new Map<string, Promise<void>>())

function registrationOf(query: string): Promise<void> {
  const known = registrations()
  const registration = known.get(query) ?? register(query)
  known.set(query, registration)
  return registration
}

async function register(query: string): Promise<void> {
  const outcomes = await registerReceipts(receiptLinksOf(query), store.dispatch)
  const flowsOf = (...kinds: Outcome['kind'][]) =>
    outcomes.filter(({ kind }) => kinds.includes(kind)).map(({ flow }) => flow)
  const registered = flowsOf('registered')
  removeParameters(usedParameters(query, registered, flowsOf('failed', 'silent', 'signedOut')))
  const read = registered.map(() => queueDialog('receipt-by-link'))
  // The login reloads the page, so the successes are shown first.
  if (flowsOf('signedOut').length > 0) void Promise.all(read).then(askToSignIn)
  const messages = outcomes.flatMap((outcome) => (outcome.kind === 'failed' ? [outcome.message] : []))
  if (messages.length > 0) openFeedback([...new Set(messages)])
}

/** A session has ended only if there is a token. */
function askToSignIn(): void {
  if (token()) onSignedOut(store)
  else openDialog('login')
}

/**
 * Registers the receipt in the page's address (contract 4.5): shows the progress, then the success modal or
 * the feedback.
 */
function ReceiptByLink() {
  const [isWorking, setWorking] = useState(true)
  useEffect(() => {
    let isShown = true
    void registrationOf(pageQuery()).then(() => {
      if (isShown) setWorking(false)
    })
    return () => {
      isShown = false
    }
  }, [])
  return (
    <>
      <div role="status">
        {isWorking && (
          <p className="row soft">
            <Spinner />
            Регистрируем ваш чек…
          </p>
        )}
      </div>
      <DialogTurn name="receipt-by-link" Content={Registered} />
    </>
  )
}

function Registered({ onClosed }: DialogContentProps) {
  return (
    <MessageDialog
      title="Ваш чек успешно зарегистрирован и вам начислены бонусные баллы"
      onClosed={onClosed}
    />
  )
}

export const island = defineIsland({ Content: ReceiptByLink })
