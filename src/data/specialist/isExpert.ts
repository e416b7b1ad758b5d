import type { Specialist } from './specialist'

/** Tells whether a specialist may answer the requests of others. */
export const isExpert = (
  specialist: Pick<Specialist, 'isExpertingAvailable' | 'expert'> | null | undefined,
): boolean => specialist?.isExpertingAvailable === true && specialist.expert?.status.code === 'approved'
