import { sameId, type Id } from '#domain/Id'
import { isOfPack, packInWords, type Offer, type Pack, type Product } from '#data/catalogue/product'

/** Lenses in one pack size, before their parameters are known. */
export interface LensBox {
  key: string
  /** Title with the pack size: 'Ясно Месяц, 6 шт'. */
  title: string
  productId: Id
  pack: Pick<Pack, 'id' | 'params'>
}

/** Returns the boxes that a subscription can deliver: those in stock. */
export const lensBoxes = (products: readonly Product[]): LensBox[] =>
  products
    .filter(({ category }) => category === 'lenses')
    .flatMap(({ id: productId, title, eshopPacks }) =>
      eshopPacks
        .filter(({ isAvailable }) => isAvailable)
        .map((pack) => ({
          key: `${productId}:${pack.id}`,
          title: titleOf(title, packInWords(pack.params).replaceAll('\u00a0', ' ')),
          productId,
          pack,
        })),
    )

/** Returns the title with the pack size, which some shops already name in the title. */
const titleOf = (title: string, pack: string): string =>
  pack === '' || title.replaceAll('\u00a0', ' ').endsWith(pack) ? title : `${title}, ${pack}`

export const isInBox = (offer: Offer, { productId, pack }: LensBox): boolean =>
  sameId(offer.productId, productId) && isOfPack(offer, pack)

/** Returns the chosen box; if there is only one, it needs no choice. */
export const boxOf = (boxes: readonly LensBox[], key: string): LensBox | undefined =>
  boxes.length === 1 ? boxes[0] : boxes.find((box) => box.key === key)

/** Returns the products of the chosen boxes. */
export const productsOf = (boxes: readonly LensBox[], keys: readonly string[]): Id[] =>
  keys.flatMap((key) => boxOf(boxes, key)?.productId ?? [])
