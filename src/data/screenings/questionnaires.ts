import { cldeq8 } from './cldeq8'
import { osdi6 } from './osdi6'
import type { Questionnaire } from './questionnaire'
import type { ScreeningCode } from './screening'

/** All questionnaires. A page that needs only one should import that one. */
export const QUESTIONNAIRES: Record<ScreeningCode, Questionnaire> = { osdi6, cldeq8 }
