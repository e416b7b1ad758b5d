import type { ListedPage, MaterialKind, MaterialPage } from './material'

/** Sets the requested kind on a material that has none. */
export const ofKind =
  (kind: MaterialKind) =>
  ({ materials, total }: ListedPage): MaterialPage => ({
    materials: materials.map((one) => ({ ...one, kind: one.kind ?? kind })),
    total,
  })
