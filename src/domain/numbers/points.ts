import type { Forms } from './counts'

export const POINTS: Forms = ['балл', 'балла', 'баллов']
/** The forms after 'не хватает' and 'не больше': 21 балла, 3 баллов. */
export const OF_POINTS: Forms = ['балла', 'баллов', 'баллов']

export const BURN: Forms = ['сгорит', 'сгорят', 'сгорят']
