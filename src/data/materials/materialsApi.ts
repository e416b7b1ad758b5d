import { call } from '../../api/call'
import { getMaterials } from '../../api/generated/materials'
import { answer, type Read, givenList, camelRecord, number, pageOf } from '../../api/wire'
import { professional } from '../specialist/professional'
import { PER_PAGE, type ListedPage, type MaterialFilter } from './material'
import { materialRecord } from '../../api/generated/records/materialRecord'

const materialPage: Read<ListedPage> = pageOf(
  'materials',
  camelRecord({ materials: givenList(materialRecord), total: number }),
)

export const materialsApi = professional.injectEndpoints({
  endpoints: (build) => ({
    materials: build.query<ListedPage, MaterialFilter>({
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
  }),
})

export const { useMaterialsQuery } = materialsApi
