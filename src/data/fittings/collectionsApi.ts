import { api } from '../../api/api'
import { call } from '../../api/call'
import { getCollection, getCollections } from '../../api/generated/selections'
import { products } from '../catalogue/readProduct'
import type { Read } from '../../api/wire'
import { answer, id, inside, givenList, camelRecord, number, text, textOrNull } from '../../api/wire'
import type { Id } from '../../domain/Id'
import type { Collection, CollectionDetail } from './fitting'

const collectionFields = {
  id,
  code: text,
  title: text,
  text,
  picture: textOrNull,
  products_count: number,
}

const collection: Read<Collection> = camelRecord(collectionFields)
const collectionDetail: Read<CollectionDetail> = camelRecord({ ...collectionFields, products })

export const collectionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    collections: build.query<Collection[], void>({
      query: () => call(getCollections),
      responseSchema: answer(inside('collections', givenList(collection))),
    }),
    collection: build.query<CollectionDetail, Id>({
      query: (id) => call(getCollection, { path: { id } }),
      responseSchema: answer(collectionDetail),
    }),
  }),
})

export const { useCollectionsQuery, useCollectionQuery } = collectionsApi
