import { object, type ObjectSchema } from 'yup'
import { withRefusedNames } from '#data/basket/refusals'
import { usePurchase } from '#data/basket/usePurchase'
import { isOfLenses } from '#data/catalogue/lensOffers'
import { Form, UNFINISHED } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { leaveTo } from '#host/page/pageAddress'
import { basketUrl, shopUrl } from '#host/page/config'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { holdsSubscription, type Basket, isEmpty, isLens, type BasketItem } from '#data/basket/basket'
import { chosenOffers, choiceName, offersIn, type RepeatLine } from '#data/repeat/repeat'
import { ReplacementDialog } from '../ReplacementDialog'
import { RepeatLines } from './RepeatLines'
import { Notice } from '#ui/states/Notice'
import { UNSEEN_ITEM, useItemsInWords } from '#data/basket/useItemsInWords'
import { leavingItems } from '#data/subscription/replacement'
import { useBasketValidityQuery } from '#data/basket/basketApi'
import { LeavingItems } from '../LeavingItems'

type Choices = Record<string, string>

export interface RepeatFormProps {
  /** Identifies the addition to the basket, so that a retry is recognised. */
  place: string
  lines: readonly RepeatLine[]
  basket: Basket
  onClosed: () => void
}

/** Asks for the missing choices, then adds the available items to the basket. */
export function RepeatForm({ place, lines, basket, onClosed }: RepeatFormProps) {
  const purchase = usePurchase('eshop', place)
  const available = lines.filter(({ state }) => state !== 'missing')
  const isPartial = available.length < lines.length
  const replaces = holdsSubscription(basket) && offersIn(lines).some(isOfLenses)

  const onSubmit = async (choices: Choices) => {
    const bought = { type: 'eshop', period: null, lines: chosenOffers(lines, choices) } as const
    const outcome = await purchase.buy(bought, replaces ? basket : undefined)
    if (outcome.name === 'failed') {
      const named: unknown = withRefusedNames(outcome.error, bought.lines, outcome.refusedOffer)
      throw named
    }
    return outcome.name === 'done' ? leaveTo(basketUrl()) : UNFINISHED
  }

  if (available.length === 0) {
    return (
      <>
        <RepeatLines lines={lines} />
        <p>Ничего из этого заказа сейчас не купить. Похожие товары есть в магазине.</p>
        <div className="dialog__actions">
          <ButtonLink href={shopUrl('contactLenses')}>Выбрать линзы</ButtonLink>
          <Button variant="quiet" onClick={onClosed}>
            Закрыть
          </Button>
        </div>
      </>
    )
  }
  return (
    <>
      <Form schema={schemaOf(lines)} initial={startOf(lines)} onSubmit={onSubmit}>
        <RepeatLines lines={lines} />
        <BasketNotice basket={basket} isReplaced={replaces} />
        <div className="dialog__actions">
          <SubmitButton variant={replaces ? 'danger' : 'primary'}>
            {actionOf(isPartial, replaces)}
          </SubmitButton>
          <DismissButton />
        </div>
      </Form>
      {purchase.question && (
        <ReplacementDialog
          {...purchase.question}
          busy={purchase.state === 'busy'}
          failure={purchase.failure}
          onAgreed={async () => {
            const { name } = await purchase.onAgreed()
            if (name === 'done') await leaveTo(basketUrl())
          }}
          onCancelled={purchase.onCancelled}
        />
      )}
    </>
  )
}

function actionOf(isPartial: boolean, replaces: boolean): string {
  if (replaces) return 'Заменить подписку'
  return isPartial ? 'Добавить остальное' : 'Добавить в корзину'
}

const namesOf = (lines: readonly RepeatLine[]) =>
  lines.flatMap(({ state }, index) => (state === 'choose' ? [choiceName(index)] : []))

const schemaOf = (lines: readonly RepeatLine[]): ObjectSchema<Choices> =>
  object(Object.fromEntries(namesOf(lines).map((name) => [name, text().required('Выберите параметры линз')])))

const startOf = (lines: readonly RepeatLine[]): Choices =>
  Object.fromEntries(namesOf(lines).map((name) => [name, '']))

interface BasketNoticeProps {
  basket: Basket
  /** Whether the new items replace those in the basket. */
  isReplaced: boolean
}

/** Lists the items that are already in the basket, so that they do not surprise the customer. */
function BasketNotice({ basket, isReplaced }: BasketNoticeProps) {
  const { data: validity } = useBasketValidityQuery(undefined, { skip: isEmpty(basket) || isReplaced })
  const words = useItemsInWords(isReplaced ? NONE : basket.items, isLens)
  if (isEmpty(basket)) return null
  const held = [...words, ...(basket.unreadable ?? []).map(() => UNSEEN_ITEM)]
  return (
    <Notice tone={isReplaced ? 'bad' : 'info'}>
      {isReplaced ? (
        <>
          <p>В корзине подписка на линзы. Обычные линзы заменят её.</p>
          <LeavingItems items={leavingItems(basket)} />
        </>
      ) : (
        <p>В корзине уже лежит: {held.join('; ')}. Новые товары добавятся к ним.</p>
      )}
      {validity?.isValid === false && validity.messages.map((message) => <p key={message}>{message}</p>)}
    </Notice>
  )
}

const NONE: readonly BasketItem[] = []
