import type { Id } from '../../domain/Id'
import type { LensRange } from '../../domain/lens'
import type { Money } from '../../domain/numbers/money'
import type { City } from '../places/places'
import type { Product } from './product'
import type { Review } from '../reviews/review'

export interface ShopData {
  currency: string
  city: City | null
  isEshopAvailable: boolean
  minOrderPrice: Money | null
}

export interface Catalogue {
  products: Product[]
  shopData: ShopData | null
}

export interface ProductDetail extends Product {
  description: string
  features: string[]
}

/** The values in which a product is made, whether they are sold or not. */
export interface ProductRange extends LensRange {
  colour: string[]
}

/** One filter with its values, such as 'types'. */
export interface CatalogueParam {
  code: string
  name: string
  values: { code: string; label: string }[]
}

export interface ProductContent {
  productId: Id
  description: string
  features: string[]
}

export interface ProductReviews {
  reviews: Review[]
  rating: number | null
}

export interface ProductReviewDraft {
  productId: Id
  rating: number
  text: string
}
