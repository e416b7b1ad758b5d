import { Suspense } from 'react'
import { basketUrl } from '#host/page/config'
import { lazyComponent } from '#host/loading/lazyComponent'
import { TextLink } from '#ui/controls/TextLink'
import { FailureText } from '#ui/states/FailureText'
import { Notice } from '#ui/states/Notice'
import { ChangedBasket } from '../ChangedBasket'
import type { PhoneProofDialogProps } from '../PhoneProofDialog'
import type { Again } from './lib/useAgain'

const PhoneProofDialog = lazyComponent<PhoneProofDialogProps>(() =>
  import('../PhoneProofDialog').then(({ PhoneProofDialog }) => PhoneProofDialog),
)

/** The reason why the last press created no order, and the possible actions. */
export function AgainTrouble({ again }: { again: Again }) {
  const { failure, placing, recipient, onProved } = again
  const { trouble } = placing
  const toBasket = <TextLink href={basketUrl()}>Перейти в корзину</TextLink>
  if (failure !== undefined)
    return (
      <Notice tone="bad">
        <FailureText error={failure} />
      </Notice>
    )
  switch (trouble?.kind) {
    case 'failed':
      return (
        <Notice tone="bad">
          <FailureText error={trouble.error} />
        </Notice>
      )
    case 'changed':
      return (
        <ChangedBasket
          changes={trouble.changes}
          offers={{ byId: new Map(again.lines.map(({ offer }) => [String(offer.offerId), offer])) }}
        >
          <p>{again.isOther ? 'Проверьте заказ в корзине.' : 'Проверьте заказ и нажмите ещё раз.'}</p>
          {toBasket}
        </ChangedBasket>
      )
    case 'invalid':
      return (
        <Notice tone="bad">
          {trouble.messages.map((message) => (
            <p key={message}>{message}</p>
          ))}
          {toBasket}
        </Notice>
      )
    case 'notPlaced':
      return <Notice tone="bad">Заказ не оформлен. Попробуйте ещё раз</Notice>
    case 'unknown':
      return (
        <Notice tone="bad">
          <p>Не удалось узнать, оформлен ли заказ: его товаров в корзине уже нет. Проверьте заказы.</p>
          <TextLink to="/orders/">Заказы</TextLink>
        </Notice>
      )
    case 'phone':
      return (
        <Suspense>
          {recipient && (
            <PhoneProofDialog phone={recipient} onProved={onProved} onClosed={placing.onTroubleSeen} />
          )}
        </Suspense>
      )
    case undefined:
      return null
  }
}
