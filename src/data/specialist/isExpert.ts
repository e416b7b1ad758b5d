import type { Specialist } from './specialist'

/** Whether a specialist may answer requests of others. */
export const isExpert = (
  specialist: Pick<Specialist, 'isExpertingAvailable' | 'expert'> | null | undefined,
): boolean => specialist?.isExpertingAvailable === true && specialist.expert?.status.code === 'approved'
