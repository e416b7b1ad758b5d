import type { ListedPage, MaterialKind, MaterialPage } from './material'

/** A material that does not tell its kind is of the kind that it was asked for by. */
export const ofKind =
  (kind: MaterialKind) =>
  ({ materials, total }: ListedPage): MaterialPage => ({
    materials: materials.map((one) => ({ ...one, kind: one.kind ?? kind })),
    total,
  })
