export type { SpecialistDocument } from '../../domain/records'
import type { SpecialistDocument } from '../../domain/records'
import type { Id } from '../../domain/Id'

/** Whether a document waits for the signature of the specialist. */
export const isToSign = (
  document: SpecialistDocument,
): document is SpecialistDocument & { agreementId: Id } =>
  document.status.code === 'new' && document.agreementId !== null
