import type { Forms } from './counts'

export const POINTS: Forms = ['балл', 'балла', 'баллов']
