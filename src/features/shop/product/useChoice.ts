import { useEffect, useMemo, useState } from 'react'
import type { ProductDetail } from '#data/catalogue/catalogue'
import { useLensRangeQuery, useOffersQuery } from '#data/catalogue/catalogueApi'
import { useLensesInfoQuery } from '#data/profile/profileApi'
import type { ParameterName } from '#data/catalogue/lensChoice'
import { onceSettled, remoteData, valueOf } from '#domain/remoteData'
import { sameId } from '#domain/Id'
import type { Eye } from '#domain/lens'
import type { Offer, Pack } from '#data/catalogue/product'
import type { SaleType } from '#data/orders/order'
import { tabChoices } from '#host/customer/drafts'
import {
  choose,
  isForEyes,
  keyOfChoice,
  noChoice,
  offersOfPack,
  packsOf,
  prefilled,
  readChoice,
  refit,
  together,
  wantedOf,
  type Choice,
} from './choice'

const NO_OFFERS: readonly Offer[] = []

/** Holds the choices for a product, and returns the packs, offers and lenses that follow from them. */
export function useChoice(product: ProductDetail) {
  const key = keyOfChoice(product.id)
  const [kept, setKept] = useState<Choice>(() => readChoice(tabChoices.read(key)))
  const [said, setSaid] = useState('')
  const { kinds, type, packs, pack, isPackGone } = packsOf(product, kept)
  const forEyes = isForEyes(product, pack)
  const query = useOffersQuery({ type, productId: product.id }, { skip: packs.length === 0 })
  const range = remoteData(useLensRangeQuery(product.id, { skip: !forEyes }))
  const made = forEyes ? valueOf(range) : undefined
  const isFilledIn = forEyes && !kept.isTouched
  const info = remoteData(useLensesInfoQuery(undefined, { skip: !isFilledIn }))
  const own = valueOf(info)
  // Offers of the other way to buy are not shown while the current ones load. No offers are shown before the
  // parameters and the profile are known, so that nothing moves under the finger.
  const offers = onceSettled(remoteData(query), ...(forEyes ? [range] : []), ...(isFilledIn ? [info] : []))
  const all = offers.state === 'known' ? offers.value : NO_OFFERS
  const sold = useOffersOfPack(all, pack, product)

  // Values of the profile are computed at each render; only choices of the customer are stored.
  const ofProduct = own?.lenses.filter(({ productId }) => sameId(productId, product.id)) ?? []
  const choice = (sold.length > 0 && prefilled(kept, sold, made, ofProduct)) || kept
  const wanted = wantedOf(choice, sold, made, forEyes)

  useEffect(() => {
    if (kept.isTouched) tabChoices.write(key, { ...kept })
  }, [key, kept])

  // What is shown at a choice counts as chosen: another pack must not take its place once this one is sold out.
  const shown = { ...choice, type, packId: String(pack?.id ?? '') }
  const change = (changes: Partial<Choice>) => {
    setSaid('')
    setKept({ ...shown, isTouched: true, ...changes })
  }
  return {
    kinds,
    type,
    packs,
    pack,
    isPackGone,
    forEyes,
    offers,
    sold,
    made,
    choice,
    wanted,
    /** Message about choices that the last one has cleared, or that the other way to buy does not have. */
    said: said || together(...wanted.map(({ dropped }) => dropped)),
    change,
    onPicked: (eye: Eye, name: ParameterName, value: string) => {
      const chosen = choose(shown, sold, made, eye, name, value)
      setKept(chosen.choice)
      setSaid(chosen.said)
    },
    onType: (other: SaleType) => {
      const { pack: first } = packsOf(product, { ...choice, type: other, packId: '' })
      change({ type: other, packId: String(first?.id ?? '') })
    },
    onQuantity: (eye: Eye, quantity: number) => change({ [eye]: { ...choice[eye], quantity } }),
    onPack: (packId: string) => {
      const other = packs.find(({ id }) => sameId(id, packId))
      const fitted = refit({ ...shown, packId, isTouched: true }, offersOfPack(all, other, product), made)
      setKept(fitted.choice)
      setSaid(fitted.said)
    },
    onCleared: () => {
      setSaid('')
      setKept({
        ...shown,
        isTouched: true,
        right: { ...choice.right, picks: noChoice.right.picks, isOwn: false },
        left: { ...choice.left, picks: noChoice.left.picks, isOwn: false },
      })
    },
  }
}

/** Returns the same array as long as nothing changes, so that thousands of offers are filtered only once. */
const useOffersOfPack = (offers: readonly Offer[], pack: Pack | undefined, product: ProductDetail): Offer[] =>
  useMemo(() => offersOfPack(offers, pack, product), [offers, pack, product])
