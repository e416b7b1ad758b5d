import { object, type ObjectSchema } from 'yup'
import type { OfferQuantity } from '#data/catalogue/product'
import { useAddToBasket } from '#data/basket/useAddToBasket'
import { isOfLenses } from '#data/catalogue/lensOffers'
import { Form } from '#forms/Form'
import { text } from '#forms/lib/rules'
import { SubmitButton } from '#forms/SubmitButton'
import { leaveTo } from '#host/page/pageAddress'
import { leavingTitles } from '#data/subscription/replacement'
import { useFillBasketFromWizardMutation } from '#data/subscription/wizardApi'
import { basketUrl, shopUrl } from '#host/page/config'
import { Button } from '#ui/controls/Button'
import { ButtonLink } from '#ui/controls/ButtonLink'
import { DismissButton } from '#ui/dialogs/DismissButton'
import { holdsSubscription, type Basket } from '#data/basket/basket'
import { BasketNotice } from './BasketNotice'
import { chosenOffers, choiceName, offersIn, type RepeatLine } from '#data/repeat/repeat'
import { RepeatLines } from './RepeatLines'

type Choices = Record<string, string>

export interface RepeatFormProps {
  /** Identifies the addition to the basket, so that another try is recognized. */
  place: string
  lines: readonly RepeatLine[]
  basket: Basket
  onClosed: () => void
}

/** Asks for the missing choices, then adds the available items to the basket. */
export function RepeatForm({ place, lines, basket, onClosed }: RepeatFormProps) {
  const add = useAddToBasket('eshop', place)
  const [fill] = useFillBasketFromWizardMutation()
  const available = lines.filter(({ state }) => state !== 'missing')
  const isPartial = available.length < lines.length
  const replaces = holdsSubscription(basket) && offersIn(lines).some(isOfLenses)

  const onSubmit = async (choices: Choices) => {
    const chosen = chosenOffers(lines, choices)
    if (replaces) {
      const lenses = chosen.filter(({ offer }) => isOfLenses(offer))
      const additional = chosen.filter(({ offer }) => !isOfLenses(offer))
      await fill({
        told: leavingTitles(basket),
        deliveryPeriod: null,
        lenses: lenses.map(quantityOf),
        additional: additional.map(quantityOf),
      }).unwrap()
    } else {
      await add(chosen)
    }
    await leaveTo(basketUrl())
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
    <Form schema={schemaOf(lines)} initial={startOf(lines)} onSubmit={onSubmit}>
      <RepeatLines lines={lines} />
      <BasketNotice basket={basket} isReplaced={replaces} />
      <div className="dialog__actions">
        <SubmitButton variant={replaces ? 'danger' : 'primary'}>{actionOf(isPartial, replaces)}</SubmitButton>
        <DismissButton />
      </div>
    </Form>
  )
}

function actionOf(isPartial: boolean, replaces: boolean): string {
  if (replaces) return 'Заменить подписку'
  return isPartial ? 'Добавить остальное' : 'Добавить в корзину'
}

const quantityOf = ({ offerId, quantity }: OfferQuantity): OfferQuantity => ({ offerId, quantity })

const namesOf = (lines: readonly RepeatLine[]) =>
  lines.flatMap(({ state }, index) => (state === 'choose' ? [choiceName(index)] : []))

const schemaOf = (lines: readonly RepeatLine[]): ObjectSchema<Choices> =>
  object(Object.fromEntries(namesOf(lines).map((name) => [name, text().required('Выберите параметры линз')])))

const startOf = (lines: readonly RepeatLine[]): Choices =>
  Object.fromEntries(namesOf(lines).map((name) => [name, '']))
