import { givenNumber, list, model, text } from '../../api/wire'

/** Stands by itself: the home reads the packs of orders, and no products. */
export const packParams = list(model({ value: givenNumber, unit: text }))
