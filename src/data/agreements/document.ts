import type { IsoDate } from '../../domain/dates/dates'
import type { Id } from '../../domain/Id'
import type { Status } from '../../domain/Status'
import type { ProfessionalFile } from '../specialist/specialist'

export interface SpecialistDocument {
  id: Id
  number: string
  title: string
  createdAt: IsoDate | null
  /** new, signed or archived. */
  status: Status
  file: ProfessionalFile | null
  /** The agreement by which it is signed. */
  agreementId: Id | null
}

/** Whether a document waits for the signature of the specialist. */
export const isToSign = (
  document: SpecialistDocument,
): document is SpecialistDocument & { agreementId: Id } =>
  document.status.code === 'new' && document.agreementId !== null
