import { api } from '#api/api'
import type * as professionalApi from './professional'

/** Nothing is written before React, so nothing has to be read again. */
export const professional = api satisfies Pick<typeof professionalApi.professional, 'injectEndpoints'>
