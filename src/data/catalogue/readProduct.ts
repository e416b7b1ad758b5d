import type { Offer, Product } from './product'
import { noteProduct } from './knownProducts'
import { isSold } from './product'
import type { Read } from '../../api/wire'
import {
  flag,
  givenNumber,
  id,
  idOrNull,
  list,
  mapped,
  model,
  moneyOrNull,
  number,
  numberOrNull,
  oneOf,
  orNull,
  text,
  textOrNull,
  texts,
} from '../../api/wire'
import { soldLensParameters } from '../lenses/readLens'

export const packParams = list(model({ value: givenNumber, unit: text }))

const pack = model({
  id,
  is_available: flag,
  params: packParams,
  price: moneyOrNull,
  points: number,
  quantity: number,
  discount: orNull(model({ type: text, value: number, price: moneyOrNull })),
  is_min_price: flag,
  offer_id: idOrNull,
})

export const category = oneOf('lenses', 'solutions', 'drops')

export const productFields = {
  id,
  code: text,
  title: text,
  brand: text,
  category: orNull(category),
  types: texts,
  picture: textOrNull,
  link: text,
  rating: numberOrNull,
  reviews_count: number,
  eshop_packs: list(pack),
  mono_packs: list(pack),
}

/** The products that can be sold. */
export const products: Read<Product[]> = mapped(list<Product>(model(productFields)), (all) => {
  all.forEach(noteProduct)
  return all.filter(isSold)
})

export const offers: Read<Offer[]> = list(
  model({
    offer_id: id,
    product_id: id,
    pack_id: idOrNull,
    title: text,
    picture: textOrNull,
    params: packParams,
    price: moneyOrNull,
    points: number,
    is_available: flag,
    ...soldLensParameters,
    colour: textOrNull,
  }),
  ({ offerId }) => offerId,
)
