import { Suspense, useState } from 'react'
import { discountOf } from '#data/promoCodes/discountOf'
import type { BoughtCertificate, PromoCode } from '#data/promoCodes/promoCode'
import { shopUrl } from '#host/page/config'
import { linkPropsOf } from '#host/page/linkProps'
import { lazyComponent } from '#host/loading/lazyComponent'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { CopyCode } from '#ui/controls/CopyCode'
import { MessageDialog } from '#ui/dialogs/MessageDialog'
import { endInWords, validityOf } from './discount'

const TillDialog = lazyComponent(() => import('./TillDialog').then(({ TillDialog }) => TillDialog))

interface ExchangedDialogProps {
  /**
   * A code from the response includes its rules; one that was found in the history, after a lost response,
   * does not.
   */
  code: PromoCode | BoughtCertificate
  onClosed: () => void
}

/**
 * Shows 'Промокод получен': the discount with its conditions, the last day, and the two ways to use the code.
 */
export function ExchangedDialog({ code, onClosed }: ExchangedDialogProps) {
  const [isAtTill, setAtTill] = useState(false)
  const known = 'activeRules' in code ? code : undefined
  const end = known ? endInWords(known) : ''
  const rules = known ? [...new Set([known.forPurchase, known.activeRules, known.whereToUse])] : []
  return (
    <MessageDialog title="Промокод получен" onClosed={onClosed}>
      <CopyCode code={code.promoCode} noun="промокод" />
      {known && known.discountValue > 0 && <p className="strong">{discountOf(known)}</p>}
      {end !== '' && <p>{end}</p>}
      {rules.map((rule) => rule !== '' && <p key={rule}>{rule}</p>)}
      <p>
        {code.promoCode === ''
          ? 'Баллы списаны, но магазин не прислал код. Он появится среди активных промокодов; если нет, напишите в поддержку.'
          : 'Он уже среди активных промокодов.'}
      </p>
      {code.promoCode !== '' && (
        <div className="row">
          <ButtonLink
            {...(known?.link != null ? linkPropsOf(known.link) : { href: shopUrl('contactLenses') })}
            variant="secondary"
            small
          >
            Выбрать товары
          </ButtonLink>
          {known && (
            <Button variant="secondary" small loads onClick={() => setAtTill(true)}>
              Показать на кассе
            </Button>
          )}
        </div>
      )}
      <Suspense>
        {known && isAtTill && (
          <TillDialog code={known} validity={validityOf(known)} onClosed={() => setAtTill(false)} />
        )}
      </Suspense>
    </MessageDialog>
  )
}
