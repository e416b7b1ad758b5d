import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { refusalsOf } from '#data/basket/refusals'
import { usePurchase } from '#data/basket/usePurchase'
import type { ProductDetail } from '#data/catalogue/catalogue'
import type { DeliveryPeriod } from '#data/subscription/period'
import type { Eye } from '#domain/lens'
import type { useChoice } from './useChoice'
import { wantedLines } from './wantedLines'

/** Adds the choice to the basket. If something is missing, it shows a message in its place and focuses it. */
export function useBuying(
  product: ProductDetail,
  { type, forEyes, sold, choice, wanted }: ReturnType<typeof useChoice>,
  period: DeliveryPeriod | null,
) {
  const purchase = usePurchase(type, `product ${product.id}`)
  const [problems, setProblems] = useState<Partial<Record<Eye, string>>>({})
  const stock = useRef<HTMLDivElement>(null)
  const groups = { right: useRef<HTMLFieldSetElement>(null), left: useRef<HTMLFieldSetElement>(null) }
  const lines = wantedLines(wanted)
  const { complete, missing, soldOut } = lines
  const { failure } = purchase
  const refusals = new Map(
    refusalsOf(failure, complete, purchase.refusedOffer).map((told, place) => [complete[place]?.eye, told]),
  )

  /** Returns the group in which the lenses of an eye are chosen. */
  const groupOf = (eye: Eye): Eye => (eye === 'left' && choice.isSame ? 'right' : eye)
  const focusIn = (eye: Eye, isWanted: (select: HTMLSelectElement) => boolean = () => true) => {
    const selects = groups[groupOf(eye)].current?.querySelectorAll('select') ?? []
    ;[...selects].find(isWanted)?.focus()
  }
  const onRefused = useEffectEvent(() => {
    const refused = complete.find(({ eye }) => refusals.get(eye) !== undefined)
    if (refused && purchase.question === undefined) focusIn(refused.eye)
  })
  useEffect(() => {
    if (failure) onRefused()
  }, [failure])

  const onPressed = () => {
    const [first] = missing
    if (complete.length === 0 && !first) {
      setProblems({
        right: forEyes ? 'Укажите количество хотя бы для одного глаза' : 'Укажите количество',
      })
      focusIn('right', ({ dataset }) => dataset['quantity'] !== undefined)
      return
    }
    if (first && sold.length > 0) {
      const told = missing.map(({ eye }): [Eye, string] => [groupOf(eye), 'Выберите параметры линз'])
      setProblems(Object.fromEntries(told))
      focusIn(first.eye, ({ value }) => value === '')
      return
    }
    // Nothing is added while one of the items is sold out.
    if (first || soldOut.length > 0) return stock.current?.focus()
    void purchase.buy({ type, period, isOfLenses: forEyes, lines: complete })
  }
  return {
    purchase,
    lines,
    stock,
    groups,
    problemOf: (eye: Eye) => problems[eye] ?? refusals.get(eye),
    /** The failure of the purchase, unless it concerns single offers. */
    failure: [...refusals.values()].some((told) => told !== undefined) ? undefined : failure,
    /** Called before each change of the choice. */
    onChanged: () => {
      setProblems({})
      purchase.onChanged()
    },
    onPressed,
  }
}
