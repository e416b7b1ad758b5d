import { cldeq8 } from './cldeq8'
import { osdi6 } from './osdi6'
import type { Questionnaire } from './questionnaire'
import type { ScreeningCode } from './screening'

/** Where all of them are needed; what needs one imports that one alone. */
export const QUESTIONNAIRES: Record<ScreeningCode, Questionnaire> = { osdi6, cldeq8 }
