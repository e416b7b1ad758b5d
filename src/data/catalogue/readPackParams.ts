import { givenNumber, list, camelRecord, text } from '../../api/wire'

/** Stands by itself: the home reads the packs of orders, and no products. */
export const packParams = list(camelRecord({ value: givenNumber, unit: text }))
