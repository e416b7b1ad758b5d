import { call } from '../../api/call'
import { getMaterial, getMaterials } from '../../api/generated/materials'
import { answer } from '../../api/wire'
import { professional } from '../specialist/professional'
import {
  PER_PAGE,
  type MaterialAt,
  type MaterialDetail,
  type MaterialFilter,
  type MaterialPage,
} from './material'
import { materialDetail, materialPage } from './readMaterial'

export const materialsApi = professional.injectEndpoints({
  endpoints: (build) => ({
    materials: build.query<MaterialPage, MaterialFilter>({
      query: ({ kind, themeId, query, page }) =>
        call(getMaterials, {
          path: { kind },
          query: {
            ...(themeId !== undefined && { theme_id: themeId }),
            ...(query !== undefined && query !== '' && { query }),
            page,
            per_page: PER_PAGE,
          },
        }),
      responseSchema: answer(materialPage),
      providesTags: ['Material'],
    }),
    material: build.query<MaterialDetail, MaterialAt>({
      query: (path) => call(getMaterial, { path }),
      responseSchema: answer(materialDetail),
      providesTags: ['Material'],
    }),
  }),
})

export const { useMaterialsQuery, useMaterialQuery } = materialsApi
