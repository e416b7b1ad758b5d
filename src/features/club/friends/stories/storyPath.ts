import type { Id } from '#domain/Id'

/** Returns the path of a story in the cabinet; a reload and Back keep the story open. */
export const storyPath = (id: Id): string => `/friends/?story=${encodeURIComponent(id)}#publications`
