import type { Id } from '#domain/Id'

/** The address of a story in the cabinet: a reload and Back keep it open. */
export const storyPath = (id: Id): string => `/friends/?story=${encodeURIComponent(id)}#publications`
