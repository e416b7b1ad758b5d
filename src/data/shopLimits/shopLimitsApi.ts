import { api } from '../../api/api'
import { call } from '../../api/call'
import { getServiceConfig } from '../../api/generated/service'
import type { Read } from '../../api/wire'
import { answer, camelRecord, mapped, number, texts } from '../../api/wire'

/** The server's limits on codes and uploads. */
export interface ShopLimits {
  smsCodeLength: number
  /** Seconds. */
  smsRetryAfter: number
  /** Size in bytes. */
  uploadMaxSize: number
  /** MIME types. */
  uploadTypes: string[]
}

type UploadLimits = Pick<ShopLimits, 'uploadMaxSize' | 'uploadTypes'>

/** What shops usually accept for a file; used until this shop has stated its limits, and where it states none. */
export const USUAL_UPLOAD: UploadLimits = {
  uploadMaxSize: 10 * 1024 * 1024,
  uploadTypes: ['image/jpeg', 'image/png', 'application/pdf'],
}

const shopLimits: Read<ShopLimits> = camelRecord({
  sms_code_length: number,
  sms_retry_after: number,
  upload_max_size: mapped(number, (size) => (size > 0 ? size : USUAL_UPLOAD.uploadMaxSize)),
  upload_types: mapped(texts, (types) => (types.length > 0 ? types : USUAL_UPLOAD.uploadTypes)),
})

export const shopLimitsApi = api.injectEndpoints({
  endpoints: (build) => ({
    shopLimits: build.query<ShopLimits, void>({
      query: () => call(getServiceConfig),
      responseSchema: answer(shopLimits),
    }),
  }),
})

export const { useShopLimitsQuery } = shopLimitsApi

/** Returns what the shop accepts for a file; until its limits are known, what shops usually do. */
export function useUploadLimits(): UploadLimits {
  const { data } = useShopLimitsQuery()
  return data === undefined ? USUAL_UPLOAD : data
}
