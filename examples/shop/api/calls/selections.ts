import {
  getCollection,
  getCollections,
  getSelectionHistory,
  getSelections,
  getVisitedDepartments,
} from '#api/generated/selections'
import { found } from '../http/refusal'
import { answer, type Route } from '../http/route'
import { collections } from '../seed/vision'

export const selections: Route[] = [
  answer(getSelections, ({ visitor }) => ({
    selections: visitor.selections,
    recommendations: visitor.selections[0]?.recommendations ?? [],
  })),
  answer(getVisitedDepartments, ({ visitor }) => ({ departments: visitor.visits })),
  answer(getSelectionHistory, ({ visitor }) => ({ selections: visitor.selections })),
  // Collections follow from a selection: a visitor without one gets none.
  answer(getCollections, ({ visitor }) => ({
    collections: visitor.selections.length > 0 ? collections : [],
  })),
  answer(getCollection, ({ path }) => found(collections, path.id)),
]
