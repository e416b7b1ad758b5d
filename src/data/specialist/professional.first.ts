import { api } from '#api/api'
import type * as professionalApi from './professional'

/** Nothing is written before React has loaded, so no tag is ever invalidated. */
export const professional = api satisfies Pick<typeof professionalApi.professional, 'injectEndpoints'>
