import { use, useState } from 'react'
import type { Basket } from '#data/basket/basket'
import type { Offer } from '#data/catalogue/product'
import type { DeliveryPeriod } from '#data/subscription/period'
import { DraftContext } from '#forms/lib/DraftContext'
import { useAllOffersOf } from '#data/catalogue/useOffersOfProducts'
import { Dialog } from '#ui/dialogs/Dialog'
import { productsOf, type LensBox } from './lensBox'
import { GoodsStep } from './GoodsStep'
import { LensesStep } from './LensesStep'
import type { OwnLenses } from './ownLenses'
import { PeriodStep } from './PeriodStep'
import { ReplaceStep } from './ReplaceStep'
import { leavingItems, leavingTitles, replacementOf } from '#data/subscription/replacement'
import type { SubscriptionType } from '#data/subscription/subscription'
import { useFillBasketFromWizardMutation } from '#data/subscription/wizardApi'
import {
  forgetWizard,
  goodsFields,
  isSoldOut,
  keepWizard,
  periodOf,
  readWizard,
  wizardGoods,
  wizardLenses,
  type WizardDraft,
} from './wizardDraft'

interface WizardDialogProps {
  /** The lenses to choose from. */
  boxes: readonly LensBox[]
  /** The additional products. */
  goods: readonly Offer[]
  basket: Basket
  types: readonly SubscriptionType[]
  own: OwnLenses
  /** Opens the basket; resolves only if the customer comes back. */
  onFilled: () => Promise<void>
  onClosed: () => void
}

type Step = 'period' | 'lenses' | 'goods' | 'replace'
const STEPS: Step[] = ['period', 'lenses', 'goods']

/**
 * Puts a subscription into the basket, step by step. Nothing in the basket is replaced before the customer
 * has agreed.
 */
export function WizardDialog({ boxes, goods, basket, types, own, onFilled, onClosed }: WizardDialogProps) {
  const drafts = use(DraftContext)
  const [draft, setDraft] = useState(() => readWizard(drafts, own.draft))
  const [step, setStep] = useState<Step>('period')
  const [fill] = useFillBasketFromWizardMutation()
  const offers = useAllOffersOf('eshop', productsOf(boxes, [draft.rightBox, draft.leftBox]))
  const lenses = offers.known

  const onHeard = (heard: Partial<WizardDraft>) => {
    const known = { ...draft, ...heard }
    setDraft(known)
    keepWizard(drafts, known)
    return known
  }
  const send = async (told: readonly string[], known: WizardDraft) => {
    // Sold-out lenses would be missing in the basket, so the customer chooses again.
    if (isSoldOut(known, lenses)) {
      setStep('lenses')
      return
    }
    await fill({
      told,
      deliveryPeriod: periodOf(known),
      lenses: wizardLenses(known, lenses).map(({ eye, offer: { offerId }, quantity }) => ({
        eye,
        offerId,
        quantity,
      })),
      additional: wizardGoods(goods, goodsFields(goods, known)),
    }).unwrap()
    forgetWizard(drafts)
    await onFilled()
  }
  const onChosen = async (heard: Partial<WizardDraft>) => {
    const known = onHeard(heard)
    const mode = replacementOf(basket, periodOf(known))
    if (mode === 'default') await send([], known)
    else setStep('replace')
  }
  const go = (next: Step) => (heard: Partial<WizardDraft>) => {
    onHeard(heard)
    setStep(next)
  }
  const mode = replacementOf(basket, periodOf(draft))
  return (
    <Dialog title={titleOf(step)} onClosed={onClosed}>
      {step === 'period' && (
        <PeriodStep draft={draft} types={types} onNext={go('lenses')} onBack={onClosed} />
      )}
      {step === 'lenses' && (
        <LensesStep
          draft={draft}
          boxes={boxes}
          offers={offers}
          own={own}
          onBox={onHeard}
          onNext={go('goods')}
          onBack={() => setStep('period')}
        />
      )}
      {step === 'goods' && (
        <GoodsStep
          draft={draft}
          goods={goods}
          lenses={wizardLenses(draft, lenses)}
          discount={discountOf(types, periodOf(draft))}
          onNext={onChosen}
          onBack={() => setStep('lenses')}
        />
      )}
      {step === 'replace' && (
        <ReplaceStep
          mode={mode}
          items={leavingItems(basket)}
          onAgreed={() => send(leavingTitles(basket), draft)}
          onBack={() => setStep('goods')}
        />
      )}
    </Dialog>
  )
}

const discountOf = (types: readonly SubscriptionType[], period: DeliveryPeriod | null) =>
  (period && types.find(({ deliveryPeriod }) => deliveryPeriod === period)?.discountPercent) ?? 0

function titleOf(step: Step): string {
  const index = STEPS.indexOf(step)
  return index === -1 ? 'Корзина не пуста' : `Шаг ${index + 1} из ${STEPS.length}`
}
