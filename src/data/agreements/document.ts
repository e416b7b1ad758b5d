export type { SpecialistDocument } from '../../domain/records'
import type { SpecialistDocument } from '../../domain/records'
import type { Id } from '../../domain/Id'

/** Tells whether a document still needs the specialist's signature. */
export const isToSign = (
  document: SpecialistDocument,
): document is SpecialistDocument & { agreementId: Id } =>
  document.status.code === 'new' && document.agreementId !== null
