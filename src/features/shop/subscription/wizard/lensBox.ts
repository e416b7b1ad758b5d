import { sameId, type Id } from '#domain/Id'
import { isOfPack, packInWords, type Offer, type Pack, type Product } from '#data/catalogue/product'

/** Lenses in a size of pack, before anything is known of their powers. */
export interface LensBox {
  key: string
  /** 'Ясно Месяц, 6 шт' */
  title: string
  productId: Id
  pack: Pick<Pack, 'id' | 'params'>
}

/** What a subscription may bring, as far as some of it is in stock. */
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

/** Some shops name the size of the pack in the title already. */
const titleOf = (title: string, pack: string): string =>
  pack === '' || title.replaceAll('\u00a0', ' ').endsWith(pack) ? title : `${title}, ${pack}`

export const isInBox = (offer: Offer, { productId, pack }: LensBox): boolean =>
  sameId(offer.productId, productId) && isOfPack(offer, pack)

/** The box that was chosen; where there is one alone, nothing is to be chosen. */
export const boxOf = (boxes: readonly LensBox[], key: string): LensBox | undefined =>
  boxes.length === 1 ? boxes[0] : boxes.find((box) => box.key === key)

/** The products of which something was chosen. */
export const productsOf = (boxes: readonly LensBox[], keys: readonly string[]): Id[] =>
  keys.flatMap((key) => boxOf(boxes, key)?.productId ?? [])
